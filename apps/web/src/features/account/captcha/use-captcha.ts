import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { type CaptchaAnswer, workForCaptcha } from '#lib/captcha/work-for-captcha.ts'

export type CaptchaPicture = OutputOf<Endpoints['getCaptcha']>

type State =
  | { step: 'hidden' }
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'picture'; picture: CaptchaPicture }
  | { step: 'working' }
  | { step: 'worked'; answer: CaptchaAnswer }

export type Captcha = {
  state: State
  isShown: boolean
  /** Gets a new picture, and with it shows the row. */
  refresh: () => Promise<void>
  /** The way around the picture: the device works for half a minute at most instead of the player's eyes. */
  work: () => Promise<void>
  /** Gets what the refusal asks for: a new picture, or work where the server takes no picture any more. */
  renew: (refusal: unknown) => Promise<void>
  hide: () => void
  answer: (typed: string) => CaptchaAnswer
  /** Whether what was typed can be an answer; nothing is asked where no picture is shown. */
  check: (typed: string) => boolean
}

/** One captcha of one form. Every challenge may be answered once, so a form asks for a new one after each call. */
export function useCaptcha({ isShownFirst = false }: { isShownFirst?: boolean } = {}): Captcha {
  const [state, setState] = useState<State>({ step: isShownFirst ? 'loading' : 'hidden' })
  const controller = useRef<AbortController | null>(null)

  /** Whatever the form waited for before no longer counts. */
  const restart = () => {
    controller.current?.abort()
    controller.current = new AbortController()
    return controller.current.signal
  }

  const load = async () => {
    const signal = restart()
    setState({ step: 'loading' })
    try {
      const picture = await call('getCaptcha', {}, { signal })
      setState({ step: 'picture', picture })
    } catch {
      if (!signal.aborted) setState({ step: 'failed' })
    }
  }

  const work = async () => {
    const signal = restart()
    setState({ step: 'working' })
    try {
      const answer = await workForCaptcha(signal)
      if (!signal.aborted) setState({ step: 'worked', answer })
    } catch {
      if (!signal.aborted) setState({ step: 'failed' })
    }
  }

  const open = useEffectEvent(() => {
    if (isShownFirst) void load()
  })
  useEffect(() => {
    open()
    return () => controller.current?.abort()
  }, [])

  // A picture the lost connection kept away comes by itself once there is one again.
  const reload = useEffectEvent(() => void load())
  useEffect(() => {
    if (state.step !== 'failed') return
    const onOnline = () => reload()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [state.step])

  return {
    state,
    isShown: state.step !== 'hidden',
    refresh: load,
    work,
    renew: (refusal) => (asksForWork(refusal) ? work() : load()),
    hide: () => {
      restart()
      setState({ step: 'hidden' })
    },
    answer: (typed) => {
      if (state.step === 'worked') return state.answer
      return state.step === 'picture' ? { captchaId: state.picture.captchaId, captcha: typed.trim() } : {}
    },
    check: (typed) => state.step === 'hidden' || state.step === 'worked' || /^\d{1,6}$/.test(typed.trim()),
  }
}

/** The server wants a captcha with the next try. */
export function asksForCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.value.captcha === true || error.code === 'captcha.required' || error.code === 'captcha.wrong'
}

const asksForWork = (error: unknown) => error instanceof ApiError && error.value.work === true
