import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from '../failure.ts'
import { withPasskey } from './with-passkey.ts'

/** Whether every other way in asks for a passkey besides. */
export function SecondFactor({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const t = useT()
  // Kept while the question fades, so that it does not change its words on the way.
  const [wanted, setWanted] = useState(!isOn)
  const [isAsking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: (next: boolean) => withPasskey((shown) => call('setSecondFactor', { isOn: next, ...shown })),
    onSuccess: (_done, next) =>
      toast(t(next ? 'secondFactor.on.done' : 'secondFactor.off.done'), { tone: 'success' }),
    onError: (error, next) => {
      if (error instanceof ApiError && error.code === 'login.stale') {
        askToLogIn('stale', () => change.mutate(next))
        return
      }
      // The device's own question was closed, which says enough: nothing is asked for yet.
      if (error instanceof ApiError && error.code === 'passkey.required') return
      toast(failureText(error, t), { tone: 'danger', time: 'short' })
    },
    onSettled: onChanged,
  })
  const words = wanted ? 'on' : 'off'
  return (
    <div className="mb-3">
      <Checkbox
        checked={isOn}
        disabled={change.isPending}
        aria-haspopup="dialog"
        aria-describedby="second-factor-why"
        onChange={() => {
          setWanted(!isOn)
          setAsking(true)
        }}
      >
        {t('secondFactor.label')}
      </Checkbox>
      <p id="second-factor-why" className="text-meta text-pretty text-muted">
        {t('secondFactor.why')}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t(`secondFactor.${words}.title`)}
        confirm={t(`secondFactor.${words}`)}
        isProtective={wanted}
        onConfirm={() => {
          setAsking(false)
          change.mutate(wanted)
        }}
      >
        {t(`secondFactor.${words}.text`)}
      </ConfirmDialog>
    </div>
  )
}
