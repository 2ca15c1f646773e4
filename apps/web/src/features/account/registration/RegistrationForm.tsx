import type { RegistrationMethod } from '@perya/contract/registration-fields'
import type { RegisterField, RegisterRules } from '@perya/contract/settings'
import { useEffect, useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { RichText, useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { useLater } from '#lib/use-later.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { toast } from '#ui/toast.ts'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useAgreement } from '../form/use-agreement.tsx'
import { useRevalidation } from '../form/use-revalidation.ts'
import { defaultDialingCode } from '../mobile/mobile.rules.ts'
import { useCodeSender } from '../sms-code/use-code-sender.ts'
import { useLinkedCode } from './affiliate.ts'
import { draft } from './draft.ts'
import { RegistrationFields } from './RegistrationFields.tsx'
import { askedFields, firstMethod, registrationMethods } from './registration.rules.ts'
import { emptyValues, type RegistrationValues } from './registration-payload.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { type FieldName, useRegister } from './use-register.ts'
import { useTakenNames } from './user-name.ts'

/** How long after a change of tab the typed mobile number follows. */
const copyDelayMs = 150

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
  const later = useLater()

  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    // Fields come and go with the tabs, so the first one on screen is focused by hand.
    shouldFocusError: false,
    defaultValues: {
      ...(draft()?.values ?? { ...emptyValues, agrees: flags.AGREEDEFAULT3 }),
      ...(invitation ? { affiliateCode: invitation } : {}),
      ...(recommender ? { recommenderId: recommender } : {}),
    },
  })
  const { control, register, setValue, getValues, resetField } = form
  const { errors, isSubmitting } = useFormState({ control })
  const agrees = useWatch({ control, name: 'agrees' })
  useRevalidation(form)

  const endDraft = useKeptDraft(() => ({ method, countryDialingCode, values: getValues() }))
  // A dead invitation would be refused with the whole form, so it is taken out as soon as it is known.
  useEffect(() => {
    if (linked.state === 'unknown' && getValues('affiliateCode') === invitation) setValue('affiliateCode', '')
  }, [linked.state, invitation, getValues, setValue])

  const asked = askedFields(method, rules, flags).filter(
    ({ name }) => name !== 'affiliateCode' || linkedCode === null,
  )
  const nameOf = (field: RegisterField): FieldName => (field === 'mobileNum' ? `mobiles.${method}` : field)
  const names: readonly FieldName[] = [
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

  const { submit, explain } = useRegister({
    form,
    names,
    nameOf,
    captcha,
    agreement,
    takenNames,
    payload: (values) => ({
      method,
      asked: asked.map(({ name }) => name),
      values,
      mobile: values.mobiles[method],
      countryDialingCode,
      linkedCode,
      captcha: captcha.answer(values.captcha),
      agreed: agreement.agreed,
      proveByFirebase: sender.isFirebase ? sender.prove : null,
    }),
    onDone: () => {
      endDraft()
      toast(t('register.success'), { tone: 'success' })
      onDone()
    },
  })

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
