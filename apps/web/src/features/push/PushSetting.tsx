import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import BellIcon from '~icons/ph/bell-ringing-duotone'
import { hindranceHere, turnOff, turnOn } from './push.ts'

const pushQuery = ['push']

/** Whether this device is notified, and what stands in the way where it cannot be. */
export function PushSetting() {
  return useHydrated() ? <Setting /> : null
}

function Setting() {
  const t = useT()
  const client = useQueryClient()
  const userName = useSession()?.userName ?? ''
  const [hindrance, setHindrance] = useState(hindranceHere)
  const { data } = useQuery({
    queryKey: pushQuery,
    queryFn: () => call('getPush', {}),
    enabled: hindrance === null,
  })
  const change = useMutation({
    mutationFn: async (isWanted: boolean) => {
      const isOn = isWanted && (await turnOn(userName))
      if (!isWanted) await turnOff()
      setHindrance(hindranceHere())
      return isOn
    },
    onSuccess: (isOn, wasWanted) => {
      if (isOn === wasWanted) toast(t(isOn ? 'push.isOnNow' : 'push.isOffNow'), { tone: 'success' })
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error.message : ''
      toast(said || t('push.failed'), { tone: 'danger', time: 'short' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery }),
  })
  const isOn = data?.isOn === true

  return (
    <section aria-labelledby="push">
      <h2 id="push" className="mb-1 font-display text-section">
        {t('push.title')}
      </h2>
      <p className="mb-3 text-meta text-muted">{t('push.why')}</p>
      <p className="mb-3 flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-3 shadow-e1">
        <BellIcon className="size-7 shrink-0 text-accent-text" />
        <span role="status">{t(hindrance ? `push.${hindrance}` : isOn ? 'push.on' : 'push.off')}</span>
      </p>
      {hindrance === null && (
        <Button
          variant="secondary"
          isWide
          isBusy={change.isPending}
          disabled={data === undefined}
          onClick={() => change.mutate(!isOn)}
        >
          {t(isOn ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      )}
    </section>
  )
}
