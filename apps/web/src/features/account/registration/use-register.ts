import type { RegisterField } from '@perya/contract/settings'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useT } from '#lib/i18n.tsx'
import { toast } from '#ui/toast.ts'
import type { Captcha } from '../captcha/use-captcha.ts'
import { failureText } from '../failure.ts'
import type { useAgreement } from '../form/use-agreement.tsx'
import { openSession } from '../login/open-session.ts'
import { isWrongCode } from '../sms-code/code-failure.ts'
import { type Registration, refusedField, registerPlayer, WrongInvitation } from './register-player.ts'
import { fieldOfRefusal } from './registration.rules.ts'
import type { RegistrationValues } from './registration-payload.ts'
import type { TakenNames } from './user-name.ts'

const invitationErrorMs = 1_000

export type FieldName = FieldPath<RegistrationValues>

/** Sends the form, and says beside which field it was refused. */
export function useRegister({
  form,
  names,
  nameOf,
  captcha,
  agreement,
  takenNames,
  payload,
  onDone,
}: {
  form: UseFormReturn<RegistrationValues>
  /** The fields on the screen, in their order. */
  names: readonly FieldName[]
  nameOf: (field: RegisterField) => FieldName
  captcha: Captcha
  agreement: ReturnType<typeof useAgreement>
  takenNames: TakenNames
  payload: (values: RegistrationValues) => Registration
  onDone: () => void
}) {
  const t = useT()
  const { setError, getValues, resetField } = form

  /** Explains a failure where it belongs: beside its field, or where nobody's field is to blame, `otherwise`. */
  const explain = (error: unknown, otherwise: 'root' | 'verificationCode' = 'root') => {
    const named = refusedField(error)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const field = names.find((name) => name === named) ?? fieldOfRefusal[code]
    const name = field === 'mobileNum' ? nameOf('mobileNum') : (field as FieldName | undefined)
    const message = failureText(error, t)
    if (code === 'username.taken') takenNames.add(getValues('username'))
    if (code === 'consent.outdated') agreement.askAgain()
    const place = name && names.includes(name) ? name : otherwise
    setError(place, { message }, { shouldFocus: place !== 'root' })
  }

  const send = async (values: RegistrationValues) => {
    try {
      const registration = payload(values)
      const record = await registerPlayer(registration)
      openSession(record, registration.asked.includes('password') ? values.password : null)
      onDone()
    } catch (error) {
      if (error instanceof WrongInvitation) {
        toast(t('register.invitationError'), { tone: 'danger', time: invitationErrorMs })
        setError('affiliateCode', { message: t('register.invitationError') }, { shouldFocus: true })
        return
      }
      if (isWrongCode(error)) {
        setError('verificationCode', { message: t('sms.wrong') }, { shouldFocus: true })
        return
      }
      resetField('captcha')
      void captcha.refresh()
      explain(error)
    }
  }

  const submit = form.handleSubmit(send, (invalid) => {
    const first = names.find((name) => form.getFieldState(name).invalid || name in invalid)
    if (first) form.setFocus(first)
  })

  return { submit, explain }
}
