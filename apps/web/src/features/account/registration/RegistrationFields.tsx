import type { RegistrationMethod } from '@perya/contract/registration-fields'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'
import { useT } from '#lib/i18n.tsx'
import { isOldEnough } from '#lib/member/age.rules.ts'
import { dayOf } from '#lib/record/period.rules.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { BirthDateField } from '#ui/BirthDateField.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useRuleCheck } from '../form/rule-check.ts'
import { MobileField } from '../mobile/MobileField.tsx'
import { explainCode } from '../sms-code/code-failure.ts'
import { SmsCodeField } from '../sms-code/SmsCodeField.tsx'
import type { useCodeSender } from '../sms-code/use-code-sender.ts'
import { useSmsCode } from '../sms-code/use-sms-code.ts'
import { fieldLooks } from './field-looks.ts'
import type { AskedField } from './registration.rules.ts'
import { type RegistrationValues, readField } from './registration-payload.ts'
import type { TakenNames } from './user-name.ts'

type Props = {
  form: UseFormReturn<RegistrationValues>
  method: RegistrationMethod
  asked: readonly AskedField[]
  sender: ReturnType<typeof useCodeSender>
  takenNames: TakenNames
  countryDialingCode: string
  onDialingCode: (code: string) => void
  /** The server would not send a code. */
  onRefused: (error: unknown) => void
}

/** Every field the merchant asks for, each by its own rule. */
export function RegistrationFields(props: Props) {
  return props.asked.map(({ name, rule }) => <Field key={name} {...props} name={name} rule={rule} />)
}

function Field({ name, ...props }: Props & AskedField) {
  switch (name) {
    case 'password':
      return <Passwords {...props} />
    case 'mobileNum':
      return <Mobile {...props} />
    case 'verificationCode':
      return <Code {...props} />
    case 'paymentPassword':
      return <PaymentPassword {...props} />
    case 'birthDate':
      return <BirthDate {...props} />
    default:
      return <Plain {...props} name={name} />
  }
}

type FieldProps = Props & Omit<AskedField, 'name'>

function Plain({
  form: { control, register, trigger, getValues },
  name,
  rule,
  takenNames,
}: FieldProps & { name: keyof typeof fieldLooks }) {
  const t = useT()
  const check = useRuleCheck()
  const { errors } = useFormState({ control, name })

  /** A name somebody has is told at once, not after the whole form is filled. */
  const lookUpName = async () => {
    const username = getValues('username')
    if (check(rule, username.trim()) !== true || !username.trim()) return
    if (await takenNames.lookUp(username)) void trigger('username')
  }
  const judge = (input: string) => {
    if (name === 'username' && takenNames.has(input)) return t('register.usernameTaken')
    return check(rule, readField(name, input))
  }
  return (
    <TextField
      {...fieldLooks[name]}
      {...register(name, {
        validate: judge,
        ...(name === 'username' ? { onBlur: () => void lookUpName() } : {}),
      })}
      label={t(`register.${name}`)}
      required={rule.required}
      placeholder={rule.required ? undefined : t('register.optional')}
      error={errors[name]?.message}
    />
  )
}

function Passwords({ form: { control, register, getValues, trigger }, rule }: FieldProps) {
  const t = useT()
  const check = useRuleCheck()
  const { errors, touchedFields } = useFormState({ control, name: ['password', 'confirmPassword'] })
  return (
    <>
      <PasswordField
        {...register('password', {
          validate: (input) => check(rule, readField('password', input)),
          onChange: () => {
            if (touchedFields.confirmPassword) void trigger('confirmPassword')
          },
        })}
        label={t('register.password')}
        required={rule.required}
        autoComplete="new-password"
        maxLength={128}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmPassword', {
          validate: (input) => {
            if (input === '') return t('register.incorrectPassword')
            return input === getValues('password') || t('register.confirmationCorrect')
          },
        })}
        label={t('register.confirmPassword')}
        required={rule.required}
        autoComplete="new-password"
        maxLength={128}
        error={errors.confirmPassword?.message}
      />
    </>
  )
}

function PaymentPassword({ form: { control, register }, rule }: FieldProps) {
  const t = useT()
  const check = useRuleCheck()
  const { errors } = useFormState({ control, name: 'paymentPassword' })
  return (
    <PasswordField
      {...register('paymentPassword', {
        validate: (input) => check(rule, readField('paymentPassword', input)),
      })}
      label={t('register.paymentPassword')}
      required={rule.required}
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
      error={errors.paymentPassword?.message}
    />
  )
}

function BirthDate({ form: { control, register }, rule }: FieldProps) {
  const t = useT()
  const check = useRuleCheck()
  const { minimumAge, timeZone } = useSettings()
  /** Somebody too young is told here, not after they have filled in and sent the whole form. */
  const judge = (input: string) => {
    const judged = check(rule, readField('birthDate', input))
    if (judged !== true || input === '') return judged
    return (
      isOldEnough(input, dayOf(Date.now(), timeZone), minimumAge) ||
      t('identity.tooYoung', { age: minimumAge })
    )
  }
  const { errors } = useFormState({ control, name: 'birthDate' })
  const isEmpty = useWatch({ control, name: 'birthDate' }) === ''
  return (
    <BirthDateField
      {...register('birthDate', { validate: judge })}
      minimumAge={minimumAge}
      isEmpty={isEmpty}
      required={rule.required}
      error={errors.birthDate?.message}
    />
  )
}

function Mobile({
  form: { control, register },
  method,
  rule,
  countryDialingCode,
  onDialingCode,
}: FieldProps) {
  const t = useT()
  const check = useRuleCheck()
  const { errors } = useFormState({ control, name: `mobiles.${method}` })
  return (
    <MobileField
      label={t('register.mobileNum')}
      isRequired={rule.required}
      field={register(`mobiles.${method}`, {
        validate: (input) => check(rule, readField('mobileNum', input)),
      })}
      error={errors.mobiles?.[method]?.message}
      dialingCode={countryDialingCode}
      onDialingCode={onDialingCode}
    />
  )
}

function Code({ form, method, rule, sender, countryDialingCode, onRefused }: FieldProps) {
  const t = useT()
  const check = useRuleCheck()
  const sms = useSmsCode()
  const { errors } = useFormState({ control: form.control, name: 'verificationCode' })
  const mobileName = `mobiles.${method}` as const

  const get = async () => {
    if (!(await form.trigger(mobileName))) return form.setFocus(mobileName)
    const mobile = form.getValues(mobileName)
    try {
      await sms.send(() => sender.deliver({ mobile, countryDialingCode }))
      form.setFocus('verificationCode')
    } catch (error) {
      if (error instanceof ApiError) return onRefused(error)
      const { where, text } = explainCode(error, t)
      const name = where === 'mobile' ? mobileName : 'verificationCode'
      form.setError(name, { message: text }, { shouldFocus: true })
    }
  }
  return (
    <SmsCodeField
      sms={sms}
      onGet={() => void get()}
      isRequired={rule.required}
      field={form.register('verificationCode', {
        validate: (input) => check(rule, readField('verificationCode', input)),
      })}
      error={errors.verificationCode?.message}
    />
  )
}
