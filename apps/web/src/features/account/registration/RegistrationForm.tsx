import type { RegistrationMethod } from '@perya/contract/registration-fields'
import type { RegisterField, RegisterRules } from '@perya/contract/settings'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldPath, useForm, useFormState, useWatch } from 'react-hook-form'
import { RichText, useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { useLater } from '#lib/use-later.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { toast } from '#ui/toast.ts'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { failureText } from '../failure.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useAgreement } from '../form/use-agreement.tsx'
import { useRevalidation } from '../form/use-revalidation.ts'
import { openSession } from '../login/open-session.ts'
import { defaultDialingCode } from '../mobile/mobile.rules.ts'
import { isWrongCode } from '../sms-code/code-failure.ts'
import { useCodeSender } from '../sms-code/use-code-sender.ts'
import { useLinkedCode } from './affiliate.ts'
import { draft, forgetDraft, keepDraft } from './draft.ts'
import { RegistrationFields } from './RegistrationFields.tsx'
import { refusedField, registerPlayer, WrongInvitation } from './register-player.ts'
import { askedFields, fieldOfRefusal, firstMethod, registrationMethods } from './registration.rules.ts'
import { emptyValues, type RegistrationValues } from './registration-payload.ts'
import { useTakenNames } from './user-name.ts'

/** How long after a change of tab the typed mobile number follows. */
const copyDelayMs = 150
const invitationErrorMs = 1_000

type Name = FieldPath<RegistrationValues>

export function RegistrationForm({
  rules,
  invitation,
  recommender,
  onDone,
}: {
  rules: RegisterRules
  /** The invitation code of the link the player came by. */
  invitation: string | null
  /** Who sent the player, by the link. */
  recommender: string | null
  onDone: () => void
}) {
  const t = useT()
  const { whitelabel: flags } = useSettings()
  const methods = registrationMethods(flags)
  const [method, setMethod] = useState<RegistrationMethod>(() => {
    const last = draft()?.method
    return last && methods.includes(last) ? last : firstMethod(flags)
  })
  const [countryDialingCode, setDialingCode] = useState(draft()?.countryDialingCode ?? defaultDialingCode)
  const captcha = useCaptcha({ isShownFirst: true })
  const sender = useCodeSender('register')
  const linked = useLinkedCode(invitation, rules.affiliateCode.enabled)
  const linkedCode = linked.state === 'known' ? linked.code : null
  const takenNames = useTakenNames()
  const agreement = useAgreement()
  const isDone = useRef(false)
  const later = useLater()

  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    // Fields come and go with the tabs, so the first one on screen is focused by hand.
    shouldFocusError: false,
    defaultValues: {
      ...(draft()?.values ?? emptyValues),
      ...(invitation ? { affiliateCode: invitation } : {}),
      ...(recommender ? { recommenderId: recommender } : {}),
    },
  })
  const { control, register, setError, setValue, getValues, resetField } = form
  const { errors, isSubmitting } = useFormState({ control })
  const agrees = useWatch({ control, name: 'agrees' })
  useRevalidation(form)

  const leave = useEffectEvent(() => {
    if (!isDone.current) keepDraft({ method, countryDialingCode, values: getValues() })
  })
  useEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      leave()
    }
  }, [])
  // A dead invitation would be refused with the whole form, so it is taken out as soon as it is known.
  useEffect(() => {
    if (linked.state === 'unknown' && getValues('affiliateCode') === invitation) setValue('affiliateCode', '')
  }, [linked.state, invitation, getValues, setValue])

  const asked = askedFields(method, rules, flags).filter(
    ({ name }) => name !== 'affiliateCode' || linkedCode === null,
  )
  const nameOf = (field: RegisterField): Name => (field === 'mobileNum' ? `mobiles.${method}` : field)
  const names: readonly Name[] = [
    ...asked.flatMap(({ name }) =>
      name === 'password' ? [name, 'confirmPassword' as const] : [nameOf(name)],
    ),
    'captcha',
  ]

  const choose = (next: RegistrationMethod) => {
    const typed = getValues(`mobiles.${method}`)
    setMethod(next)
    later(() => {
      if (typed !== '') setValue(`mobiles.${next}`, typed)
    }, copyDelayMs)
  }

  const refreshCaptcha = () => {
    resetField('captcha')
    void captcha.refresh()
  }

  /** Explains a failure where it belongs: beside its field, or where nobody's field is to blame, `otherwise`. */
  const explain = (error: unknown, otherwise: 'root' | 'verificationCode' = 'root') => {
    const named = refusedField(error)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const field = names.find((name) => name === named) ?? fieldOfRefusal[code]
    const name = field === 'mobileNum' ? nameOf('mobileNum') : (field as Name | undefined)
    const message = failureText(error, t)
    if (code === 'username.taken') takenNames.add(getValues('username'))
    if (code === 'consent.outdated') agreement.askAgain()
    const place = name && names.includes(name) ? name : otherwise
    setError(place, { message }, { shouldFocus: place !== 'root' })
  }

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const record = await registerPlayer({
          method,
          asked: asked.map(({ name }) => name),
          values,
          mobile: values.mobiles[method],
          countryDialingCode,
          linkedCode,
          captcha: captcha.answer(values.captcha),
          agreed: agreement.agreed,
          proveByFirebase: sender.isFirebase ? sender.prove : null,
        })
        openSession(record, asked.some(({ name }) => name === 'password') ? values.password : null)
        isDone.current = true
        forgetDraft()
        toast(t('register.success'), { tone: 'success' })
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
        refreshCaptcha()
        explain(error)
      }
    },
    (invalid) => {
      const first = names.find((name) => form.getFieldState(name).invalid || name in invalid)
      if (first) form.setFocus(first)
    },
  )

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {methods.length > 1 && (
        <Segmented
          label={t('register.method')}
          value={method}
          onChange={choose}
          options={methods.map((value) => ({ value, label: t(`register.method.${value}`) }))}
        />
      )}
      <RegistrationFields
        form={form}
        method={method}
        asked={asked}
        sender={sender}
        takenNames={takenNames}
        countryDialingCode={countryDialingCode}
        onDialingCode={setDialingCode}
        // Beside the button that was tapped: the end of the form may be a screen away.
        onRefused={(error) => explain(error, 'verificationCode')}
      />
      {linked.state === 'unknown' && (
        <p role="status" className="rounded-tile bg-warning-soft px-4 py-3 text-warning">
          {t('register.linkUnknown', { code: invitation ?? '' })}
        </p>
      )}
      {linkedCode !== null && (
        <p className="rounded-tile bg-accent-soft px-4 py-3 text-accent-text">
          {t('register.invited', { code: linkedCode })}
        </p>
      )}
      <CaptchaField
        captcha={captcha}
        onRefresh={() => resetField('captcha')}
        error={errors.captcha?.message}
        field={register('captcha', {
          validate: (input) => captcha.check(input) || t('in-vwrite-code'),
        })}
      />
      <Checkbox {...register('agrees')}>
        <RichText id="register.agree" {...agreement.sentence} />
      </Checkbox>
      <FormAlert text={errors.root?.message} />
      <SubmitButton isBusy={isSubmitting} isDisabled={!agrees}>
        {t('register.submit')}
      </SubmitButton>
    </form>
  )
}
