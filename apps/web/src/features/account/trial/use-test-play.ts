import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { failureText } from '../failure.ts'
import { openTrialSession } from '../login/open-session.ts'

/** Signs a visitor in to the trial account of this device. `trialuser` makes one, `freeplay` is the quick way in. */
export function useTestPlay(name: 'getTrialUser' | 'loginFreePlay', onDone: () => void) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const start = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const record = await call(name, {})
      openTrialSession(record)
      // A type of zero would be an actual player, whom no trial may sign in.
      if (record.customerType !== 0) onDone()
    } catch (error) {
      setFailure(failureText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { start, isBusy, failure }
}
