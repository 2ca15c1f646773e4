import { useEffect, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { loading, toast } from '#ui/toast.ts'
import { idle, type SmsCodeState, secondsLeft, waitSeconds } from './sms-code.rules.ts'

/** How long "please wait" may stay while a code is on its way. */
const loadingMs = 9_999

const tickMs = 1_000

export type SmsCode = {
  step: SmsCodeState['step']
  secondsLeft: number
  /** A code has been sent since the form was opened, so there is something to type. */
  wasSent: boolean
  /** Sends one; answers whether it left. Whatever went wrong is thrown to the form, which knows its fields. */
  send: (deliver: () => Promise<{ expiredMinutes: number } | 'firebase'>) => Promise<void>
}

export function useSmsCode(): SmsCode {
  const t = useT()
  const [state, setState] = useState<SmsCodeState>(idle)
  const [wasSent, setWasSent] = useState(false)
  const [now, setNow] = useState(0)

  useEffect(() => {
    if (state.step !== 'sent') return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (secondsLeft(state, Date.now()) === 0) setState(idle)
    }, tickMs)
    return () => clearInterval(timer)
  }, [state])

  const send: SmsCode['send'] = async (deliver) => {
    if (state.step !== 'idle') return
    setState({ step: 'sending' })
    const endLoading = loading(t('in_please_wait'), loadingMs)
    try {
      const wait = waitSeconds(await deliver())
      const sentAt = Date.now()
      setNow(sentAt)
      setState({ step: 'sent', until: sentAt + wait * 1_000 })
      setWasSent(true)
      toast(t('sms.sent'), { tone: 'success' })
    } catch (error) {
      setState(idle)
      throw error
    } finally {
      endLoading()
    }
  }

  return { step: state.step, secondsLeft: secondsLeft(state, now), wasSent, send }
}
