import type { Consent } from '@perya/contract/consent'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call, setConsentAsker } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { signOut } from '#lib/session/sign-out.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const isSettled = (missing: Consent) => Object.keys(missing).length === 0
const ask = () => call('getMissingConsent', {})

const kinds = ['agreement', 'privacy'] as const

/** Stays until the member agrees, or leaves. */
export function ConsentDialog() {
  const t = useT()
  const client = useQueryClient()
  const queryKey = ['consent', useSession()?.userName ?? '']
  const { data: missing } = useQuery({
    queryKey,
    staleTime: 10 * 60_000,
    queryFn: ask,
  })
  const refused = useRefusedCalls(queryKey)
  const agree = useMutation({
    mutationFn: (consent: Consent) => call('giveConsent', consent),
    onSuccess: (left) => {
      client.setQueryData(queryKey, left)
      if (isSettled(left)) refused.goOn()
    },
    // What was asked may be outdated itself.
    onError: () => client.invalidateQueries({ queryKey }),
  })
  const [isOldEnough, setOldEnough] = useState(false)
  if (missing === undefined) return null
  const { error } = agree
  const refusal = error === null ? null : (error instanceof ApiError && error.message) || t('consent.failed')
  return (
    <Dialog
      isOpen={!isSettled(missing)}
      isUrgent
      onClose={() => undefined}
      title={t('consent.title')}
      actions={
        <>
          <Button
            isWide
            isBusy={agree.isPending}
            disabled={missing.age !== undefined && !isOldEnough}
            onClick={() => agree.mutate(missing)}
          >
            {t('consent.agree')}
          </Button>
          <Button variant="ghost" isWide onClick={() => void signOut()}>
            {t('menu.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('consent.text')}</p>
      <ul className="grid gap-1">
        {kinds.map((kind) => {
          const version = missing[kind]
          return version === undefined ? null : (
            <li key={kind}>
              <Link
                to={pathTo('userAgreement', { about: kind })}
                className="inline-flex min-h-11 items-center font-semibold text-link underline"
              >
                {t(`consent.${kind}`, { version })}
              </Link>
            </li>
          )
        })}
      </ul>
      {missing.age !== undefined && (
        <Checkbox checked={isOldEnough} onChange={(event) => setOldEnough(event.target.checked)}>
          {t('consent.age', { age: missing.age })}
        </Checkbox>
      )}
      {refusal && (
        <p role="alert" className="field__error">
          {refusal}
        </p>
      )}
    </Dialog>
  )
}

/** Calls the server refuses until the member has agreed: they wait here, and go on then. */
function useRefusedCalls(queryKey: readonly string[]) {
  const client = useQueryClient()
  const waiting = useRef<(() => void)[]>([])
  const waitForConsent = useEffectEvent(async () => {
    // What this app knows is older than the refusal.
    const missing = await client.fetchQuery({ queryKey, queryFn: ask, staleTime: 0 })
    if (!isSettled(missing)) await new Promise<void>((resolve) => waiting.current.push(resolve))
  })
  useEffect(() => {
    setConsentAsker(() => waitForConsent())
    return () => setConsentAsker(null)
  }, [])
  return {
    goOn() {
      for (const resolve of waiting.current.splice(0)) resolve()
    },
  }
}
