import { deviceName } from '@perya/contract/device-name'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import FingerprintIcon from '~icons/ph/fingerprint-duotone'
import { failureText } from '../failure.ts'
import { hasPasskeys, makePasskey, PasskeyCancelled, PasskeyExists } from './passkey.ts'
import { SecondFactor } from './SecondFactor.tsx'

const passkeysKey = ['passkeys']

/** The member's passkeys, each with a button that takes it away, and the way to one more. */
export function PasskeyList({ onChanged }: { onChanged?: () => void }) {
  return useHydrated() ? <Passkeys onChanged={onChanged} /> : null
}

function Passkeys({ onChanged }: { onChanged: (() => void) | undefined }) {
  const t = useT()
  const showDate = useDates()
  const client = useQueryClient()
  const canSign = hasPasskeys()
  const { data } = useQuery({ queryKey: passkeysKey, queryFn: () => call('listPasskeys', {}) })
  const renew = () => {
    onChanged?.()
    return client.invalidateQueries({ queryKey: passkeysKey })
  }

  const add = useMutation({
    mutationFn: async () => call('addPasskey', await makePasskey(await call('startPasskey', {}))),
    onSuccess: () => toast(t('passkey.added'), { tone: 'success' }),
    onError: (error) => {
      if (error instanceof PasskeyCancelled) return
      if (error instanceof ApiError && error.code === 'login.stale') {
        askToLogIn('stale', () => add.mutate())
        return
      }
      const text = error instanceof PasskeyExists ? t('passkey.exists') : failureText(error, t)
      toast(text, { tone: 'danger', time: 'short' })
    },
    onSettled: renew,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call('removePasskey', { id }),
    onSuccess: () => toast(t('passkey.removed'), { tone: 'success' }),
    onError: (error, id) => {
      if (error instanceof ApiError && error.code === 'login.stale') {
        askToLogIn('stale', () => remove.mutate(id))
        return
      }
      toast(failureText(error, t), { tone: 'danger', time: 'short' })
    },
    onSettled: renew,
  })

  // Kept while the question fades, so that it does not change its words on the way.
  const [asked, setAsked] = useState<{ id: string; name: string; isLastHere: boolean } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const removeAsked = () => {
    setAsking(false)
    if (asked) remove.mutate(asked.id)
  }

  const ofThisHost = data?.passkeys.filter(({ isForThisHost }) => isForThisHost) ?? []
  const maySwitch = data?.hasSecondFactor || (canSign && ofThisHost.length > 0)
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="mb-1 font-display text-section">
        {t('passkey.title')}
      </h2>
      <p className="mb-3 text-meta text-muted">{t('passkey.why')}</p>
      {data && data.passkeys.length > 0 && (
        <ul className="mb-3 divide-y divide-border overflow-hidden rounded-card bg-surface shadow-e1">
          {data.passkeys.map(({ id, host, isForThisHost, userAgent, createdAt, lastUsedAt }) => {
            const name = deviceName(userAgent) ?? t('set.devices.unknown')
            return (
              <li key={id} className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                <FingerprintIcon className="size-7 shrink-0 text-accent-text" />
                <div className="min-w-0 flex-1 basis-32">
                  <p className="text-title">{name}</p>
                  {!isForThisHost && (
                    <p className="text-meta break-words text-muted">{t('passkey.forHost', { host })}</p>
                  )}
                  <p className="text-meta text-muted">
                    {lastUsedAt === null
                      ? t('passkey.made', { when: showDate(createdAt) })
                      : t('set.devices.seen', { when: showDate(lastUsedAt) })}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('passkey.remove.label', { device: name })}
                  aria-haspopup="dialog"
                  isBusy={remove.isPending && remove.variables === id}
                  onClick={() => {
                    // Where none can be shown, every one of them counts, as it does on the server.
                    const counting = canSign ? ofThisHost : data.passkeys
                    const isLastHere = data.hasSecondFactor && counting.every((other) => other.id === id)
                    setAsked({ id, name, isLastHere })
                    setAsking(true)
                  }}
                >
                  {t('passkey.remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {data && maySwitch && <SecondFactor isOn={data.hasSecondFactor} onChanged={renew} />}
      {canSign ? (
        <Button variant="secondary" isWide isBusy={add.isPending} onClick={() => add.mutate()}>
          {t('passkey.add')}
        </Button>
      ) : (
        <p className="rounded-tile bg-surface-secondary px-4 py-3 text-meta text-pretty">
          {t('passkey.notHere')}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('passkey.remove.title')}
        confirm={t('passkey.remove')}
        onConfirm={removeAsked}
      >
        {t('passkey.remove.text', { device: asked?.name ?? '' })}
        {asked?.isLastHere && ` ${t('passkey.remove.last')}`}
      </ConfirmDialog>
    </section>
  )
}
