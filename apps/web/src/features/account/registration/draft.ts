import type { RegistrationMethod } from '@perya/contract/registration-fields'
import type { RegistrationValues } from './registration-payload.ts'

type Draft = { method: RegistrationMethod; countryDialingCode: string; values: RegistrationValues }

let kept: Draft | null = null

/** What was typed before the player looked something up elsewhere in the app; gone with the page. */
export function draft(): Draft | null {
  return kept
}

/** Without secrets, which nobody expects to outlive the screen they were typed on, and without answers that are used up by then. */
export function keepDraft({ values, ...draft }: Draft): void {
  kept = {
    ...draft,
    values: {
      ...values,
      password: '',
      confirmPassword: '',
      paymentPassword: '',
      verificationCode: '',
      captcha: '',
    },
  }
}

export function forgetDraft(): void {
  kept = null
}
