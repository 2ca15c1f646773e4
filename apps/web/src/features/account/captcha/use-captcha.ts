import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { msBeforeNextTry } from '#lib/api/retry.rules.ts'
import { type CaptchaAnswer, workForCaptcha } from '#lib/captcha/work-for-captcha.ts'

export type CaptchaPicture = OutputOf<Endpoints['getCaptcha']>

type State =
  | { step: 'hidden' }
  | { step: 'loading' }
  | { step: 'failed'; failures: number; waitMs: number; again: Get }
  | { step: 'picture'; picture: CaptchaPicture }
  | { step: 'working' }
  | { step: 'worked'; answer: CaptchaAnswer }

/** One way to a captcha. */
type Get = (signal: AbortSignal) => Promise<State>

/** Longer than a slow network takes: a call that never ends would keep the player waiting for ever. */
const pictureMs = 20_000
/** Tries after which the pause grows no more. */
const failuresMost = 5

const getPicture: Get = async (signal) => {
  const own = new AbortController()
  const end = () => own.abort()
  signal.addEventListener('abort', end)
  const timer = setTimeout(end, pictureMs)
  try {
    return { step: 'picture', picture: await call('getCaptcha', {}, { signal: own.signal }) }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

const getWork: Get = async (signal) => ({ step: 'worked', answer: await workForCaptcha(signal) })

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
  const leave = () => {
    controller.current?.abort()
    controller.current = null
  }

  const attempt = async (get: Get, meanwhile: State, failures = 0) => {
    leave()
    const own = new AbortController()
    controller.current = own
    setState(meanwhile)
    try {
      const next = await get(own.signal)
      if (controller.current === own) setState(next)
    } catch (error) {
      if (controller.current !== own) return
      const asked = error instanceof ApiError ? error.retryAfter : 0
      const waitMs = msBeforeNextTry(asked, Math.min(failures, failuresMost), Math.random())
      setState({ step: 'failed', failures: failures + 1, waitMs, again: get })
    }
  }
  const load = () => attempt(getPicture, { step: 'loading' })
  const work = () => attempt(getWork, { step: 'working' })

  const open = useEffectEvent(() => {
    if (isShownFirst) void load()
  })
  useEffect(() => {
    open()
    return () => {
      controller.current?.abort()
      controller.current = null
    }
  }, [])

  // What a lost connection or a crowd kept away comes by itself; until then it goes on being said that it is missing.
  const tryAgain = useEffectEvent(() => {
    if (state.step === 'failed') void attempt(state.again, state, state.failures)
  })
  useEffect(() => {
    if (state.step !== 'failed') return
    const again = () => tryAgain()
    const timer = setTimeout(again, state.waitMs)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [state])

  return {
    state,
    isShown: state.step !== 'hidden',
    refresh: load,
    work,
    renew: (refusal) => (asksForWork(refusal) ? work() : load()),
    hide: () => {
      leave()
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
