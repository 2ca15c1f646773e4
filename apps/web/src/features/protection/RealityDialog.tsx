import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { realityKey, useReality } from '#lib/member/use-reality.ts'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { useNavigate } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from './failure.ts'
import { useCapText } from './use-cap-text.ts'
import './protection.css'

/** Stands before everything once it is due, until it is read. */
export function RealityDialog() {
  const t = useT()
  const money = useMoney()
  const capText = useCapText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const queryKey = realityKey(useSession()?.userName ?? '')
  const { data } = useReality()
  const read = useMutation({
    mutationFn: (_to: string | null) => call('acknowledgeReality', {}),
    onSuccess: (next, to) => {
      client.setQueryData(queryKey, next)
      if (to !== null) navigate(to)
    },
    onError: (error) => toast(failureText(error, t), { tone: 'danger', time: 'short' }),
  })
  if (!data) return null
  const minutes = Math.max(1, Math.round((Date.now() - new Date(data.since).getTime()) / 60_000))
  const isLoss = data.net.startsWith('-')
  return (
    <Dialog
      isOpen={data.isDue && data.break === null}
      isUrgent
      onClose={() => undefined}
      title={t('reality.title')}
      actions={
        <>
          <Button isWide isBusy={read.isPending} onClick={() => read.mutate(paths.protection)}>
            {t('reality.break')}
          </Button>
          <Button variant="secondary" isWide onClick={() => read.mutate(null)}>
            {t('reality.goOn')}
          </Button>
          <Button variant="ghost" isWide onClick={() => read.mutate(paths.gameRecord)}>
            {t('reality.record')}
          </Button>
        </>
      }
    >
      <p>{t('reality.text', { time: capText('session', String(minutes)) })}</p>
      <dl className="reality-facts">
        <div>
          <dt>{t('reality.staked')}</dt>
          <dd>{money(data.staked)}</dd>
        </div>
        <div>
          <dt>{t('reality.won')}</dt>
          <dd>{money(data.won)}</dd>
        </div>
        <div data-loss={isLoss || undefined}>
          <dt>{t(isLoss ? 'reality.lost' : 'reality.ahead')}</dt>
          <dd>{money(data.net).replace('−', '')}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
