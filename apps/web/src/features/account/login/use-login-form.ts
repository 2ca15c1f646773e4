import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '#lib/i18n.tsx'
import {
  type RememberedLogin,
  recallLogin,
  wantsToBeRemembered,
} from '#lib/remembered-login/remembered-login.ts'
import { asksForCaptcha, type Captcha } from '../captcha/use-captcha.ts'
import { needsService } from '../failure.ts'
import { useRevalidation } from '../form/use-revalidation.ts'
import type { LoginMethod, LoginSide } from './login.rules.ts'
import { explainLogin } from './login-failure.ts'

/** What every way in is given. */
export type LoginWay = {
  captcha: Captcha
  /** What was typed as name or number on each tab, so that a look at the other loses nothing. */
  names: Map<LoginMethod, string>
  side: LoginSide
  onDone: () => void
}

/** Named as in the call: a mobile number is a user name there, and the SMS code its password. */
export type LoginValues = { username: string; password: string; captcha: string; isRemembered: boolean }

/** What both ways in share: what is remembered of the last time, the captcha, and failures told where they belong. */
export function useLoginForm({
  method,
  captcha,
  names,
  onRecall,
  logIn,
}: {
  method: LoginMethod
  captcha: Captcha
  names: LoginWay['names']
  onRecall?: (login: RememberedLogin) => void
  /** Proves who the player is and opens the session, or throws. */
  logIn: (values: LoginValues) => Promise<void>
}) {
  const t = useT()
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: {
      username: names.get(method) ?? '',
      password: '',
      captcha: '',
      isRemembered: wantsToBeRemembered(),
    },
  })
  useRevalidation(form)

  const fillIn = useEffectEvent((login: RememberedLogin) => {
    form.setValue('username', login.username)
    form.setValue('password', login.password)
    onRecall?.(login)
  })
  useEffect(() => {
    void recallLogin(method).then((login) => {
      if (login && ['', login.username].includes(form.getValues('username'))) fillIn(login)
    })
    return () => {
      names.set(method, form.getValues('username'))
    }
  }, [form, method, names])

  /** Every challenge may be answered once, so after a call another one is needed. */
  const renewCaptcha = async (error: unknown) => {
    if (!asksForCaptcha(error) && !captcha.isShown) return
    form.resetField('captcha')
    await captcha.renew(error)
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      await logIn(values)
    } catch (error) {
      const { where, text } = explainLogin(error, t)
      void renewCaptcha(error)
      const name = where === 'secret' ? 'password' : where
      const type = needsService(error) ? 'service' : 'refused'
      form.setError(name, { type, message: text }, { shouldFocus: where !== 'root' })
    }
  })

  return { form, submit }
}
