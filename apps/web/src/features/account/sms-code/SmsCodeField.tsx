import type { ComponentProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import { TextField } from '#ui/TextField.tsx'
import { keepFocus } from '../form/SubmitButton.tsx'
import { countdownText } from './sms-code.rules.ts'
import type { SmsCode } from './use-sms-code.ts'

/** The longest code the field takes. */
const codeMax = 10

/** The code from the SMS, and the button that sends it. */
export function SmsCodeField({
  sms,
  onGet,
  field,
  error,
  isRequired = true,
  isDisabled = false,
}: {
  sms: SmsCode
  onGet: () => void
  field: ComponentProps<'input'>
  error: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
}) {
  const t = useT()
  return (
    <TextField
      {...field}
      label={t('sms.code')}
      required={isRequired}
      disabled={isDisabled}
      inputMode="numeric"
      maxLength={codeMax}
      autoComplete="one-time-code"
      error={error}
      end={
        <button
          type="button"
          onClick={onGet}
          onMouseDown={keepFocus}
          disabled={sms.step !== 'idle'}
          className="min-h-11 rounded-control px-3 text-body font-semibold whitespace-nowrap text-accent-text disabled:text-muted"
        >
          {sms.step === 'sent' ? t('sms.again', { time: countdownText(sms.secondsLeft) }) : t('sms.get')}
        </button>
      }
    />
  )
}
