import type { RegistrationMethod } from '@perya/contract/registration-fields'
import type { RegistrationValues } from './registration-payload.ts'

type Draft = { method: RegistrationMethod; countryDialingCode: string; values: RegistrationValues }

let kept: Draft | null = null

/** What was typed before the player looked something up elsewhere in the app; gone with the page. */
export function draft(): Draft | null {
  return kept
}

/** The captcha is left out: its picture is a new one when the form comes back. */
export function keepDraft(draft: Draft): void {
  kept = { ...draft, values: { ...draft.values, captcha: '' } }
}

export function forgetDraft(): void {
  kept = null
}
