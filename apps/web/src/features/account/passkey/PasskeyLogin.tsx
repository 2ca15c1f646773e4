import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Button } from '#ui/Button.tsx'
import FingerprintIcon from '~icons/ph/fingerprint'
import { failureText } from '../failure.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import type { LoginSide } from '../login/login.rules.ts'
import { openSession } from '../login/open-session.ts'
import { hasPasskeys, PasskeyCancelled, signWithPasskey } from './passkey.ts'

/** The way in without a password; nothing where the browser has no passkeys. */
export function PasskeyLogin({ side, onDone }: { side: LoginSide; onDone: () => void }) {
  const t = useT()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!isHydrated || !hasPasskeys()) return null

  const logIn = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const signed = await signWithPasskey(await call('startPasskeyLogin', {}))
      openSession(await call('loginByPasskey', { ...signed, side }), null)
      onDone()
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) setFailure(failureText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <Button variant="outline" isWide isBusy={isBusy} onClick={() => void logIn()}>
        <FingerprintIcon />
        {t('passkey.logIn')}
      </Button>
      <FormAlert text={failure} />
    </div>
  )
}
