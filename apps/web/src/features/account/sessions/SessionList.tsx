import { deviceName, isPhone } from '@perya/contract/device-name'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import ComputerIcon from '~icons/ph/desktop-duotone'
import PhoneIcon from '~icons/ph/device-mobile-duotone'
import { failureText } from '../failure.ts'

const sessionsKey = ['sessions']

/** Every device the member is logged in on, each but this one with a button that ends it. */
export function SessionList() {
  const t = useT()
  const showDate = useDates()
  const client = useQueryClient()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: () => call('listSessions', {}),
  })
  const end = useMutation({
    mutationFn: (id: string) => call('endSession', { id }),
    onSuccess: () => toast(t('set.devices.ended'), { tone: 'success' }),
    onError: (error) => toast(failureText(error, t), { tone: 'danger', time: 'short' }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })

  // Kept while the question fades, so that it does not change its words on the way.
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = (session: { id: string; name: string }) => {
    setAsked(session)
    setAsking(true)
  }
  const endAsked = () => {
    setAsking(false)
    if (asked) end.mutate(asked.id)
  }

  return (
    <section aria-labelledby="devices" aria-busy={isPending}>
      <h2 id="devices" className="mb-3 font-display text-section">
        {t('set.devices')}
      </h2>
      {isPending && <Skeleton className="h-20 w-full rounded-card" />}
      {isError && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-surface px-4 py-3 shadow-e1">
          <p className="text-muted">{t('set.devices.failed')}</p>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('account.retry')}
          </Button>
        </div>
      )}
      {data && (
        <ul className="divide-y divide-border overflow-hidden rounded-card bg-surface shadow-e1">
          {data.sessions.map(({ id, userAgent, ip, lastSeenAt, isCurrent }) => {
            const name = deviceName(userAgent) ?? t('set.devices.unknown')
            const Icon = isPhone(userAgent) ? PhoneIcon : ComputerIcon
            return (
              <li key={id} className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                <Icon className="size-7 shrink-0 text-accent-text" />
                <div className="min-w-0 flex-1 basis-32">
                  <p className="flex flex-wrap items-center gap-x-2 text-title">
                    {name}
                    {isCurrent && <Chip tone="success">{t('set.devices.current')}</Chip>}
                  </p>
                  <p className="text-meta text-muted">
                    {t('set.devices.seen', { when: showDate(lastSeenAt) })}
                  </p>
                  <p className="text-meta text-muted">
                    <bdi>{ip}</bdi>
                  </p>
                </div>
                {!isCurrent && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('set.devices.end.label', { device: name })}
                    isBusy={end.isPending && end.variables === id}
                    aria-haspopup="dialog"
                    onClick={() => ask({ id, name })}
                  >
                    {t('set.devices.end')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('set.devices.end.title')}
        confirm={t('set.devices.end')}
        onConfirm={endAsked}
      >
        {t('set.devices.end.text', { device: asked?.name ?? '' })}
      </ConfirmDialog>
    </section>
  )
}
