import type { RegistrationMethod } from '@perya/contract/registration-fields'
import { readText, removeText, writeText } from '#lib/storage.ts'
import { emptyValues, type RegistrationValues } from './registration-payload.ts'

export type Draft = { method: RegistrationMethod; countryDialingCode: string; values: RegistrationValues }

const draftKey = 'registrationDraft'

/**
 * What was typed before the player looked something up elsewhere, or the phone dropped the page
 * while they read their SMS; gone with the tab.
 */
export function draft(): Draft | null {
  try {
    const kept = JSON.parse(readText('sessionStorage', draftKey) ?? 'null') as Draft | null
    return kept?.values ? { ...kept, values: { ...emptyValues, ...kept.values } } : null
  } catch {
    return null
  }
}

/** Without secrets, which nobody expects to outlive the screen they were typed on, and without answers that are used up by then. */
export function keepDraft({ values, ...draft }: Draft): void {
  const kept: Draft = {
    ...draft,
    values: {
      ...values,
      password: '',
      confirmPassword: '',
      paymentPassword: '',
      idNumber: '',
      verificationCode: '',
      captcha: '',
    },
  }
  if (isBegun(kept.values)) writeText('sessionStorage', draftKey, JSON.stringify(kept))
  else forgetDraft()
}

/** Whoever typed nothing comes back to the form as the merchant set it up. */
function isBegun({ mobiles, ...values }: RegistrationValues): boolean {
  return [...Object.values(values), ...Object.values(mobiles)].some(
    (value) => typeof value === 'string' && value !== '',
  )
}

export function forgetDraft(): void {
  removeText('sessionStorage', draftKey)
}
