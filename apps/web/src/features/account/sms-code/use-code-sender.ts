import { useRef } from 'react'
import { call } from '#lib/api/call.ts'
import { workForCaptcha } from '#lib/captcha/work-for-captcha.ts'
import type { PhoneProof } from '../firebase/firebase.ts'
import { useFirebaseOpener } from '../firebase/use-firebase.ts'
import { plainMobile } from '../mobile/mobile.rules.ts'
import { readMobile } from '../mobile/read-mobile.ts'
import { rememberToken } from './remember-token.ts'

export type CodePurpose = 'login' | 'register' | 'password'

export class UnreadableMobile extends Error {}
export class CodeNotSent extends Error {}
export class WrongCode extends Error {}

export type CodeRequest = { mobile: string; countryDialingCode: string }

/** Sends codes by the platform's SMS, or by Firebase where the merchant chose it, and proves the typed one. */
export function useCodeSender(purpose: CodePurpose) {
  const openFirebase = useFirebaseOpener()
  const proof = useRef<PhoneProof | null>(null)

  const deliver = async ({ mobile, countryDialingCode }: CodeRequest) => {
    const number = await readMobile(mobile, countryDialingCode)
    if (number === null) throw new UnreadableMobile()
    if (!openFirebase) {
      const mobileNum = plainMobile(mobile)
      // Every SMS costs, so the server has the device work for it; the player only waits.
      const captcha = await workForCaptcha()
      if (purpose === 'register') {
        return call('sendRegisterCode', { mobileNo: mobileNum, countryDialingCode, ...captcha })
      }
      const name = purpose === 'login' ? 'sendLoginCode' : 'sendPasswordCode'
      return call(name, { mobileNum, countryDialingCode, ...captcha })
    }
    try {
      const firebase = await openFirebase()
      proof.current = rememberToken(await firebase.sendCode(number))
      return 'firebase' as const
    } catch {
      throw new CodeNotSent()
    }
  }

  /** The token Firebase gives for the code it sent, which may be wrong or was never asked for. */
  const prove = async (code: string): Promise<string> => {
    const token = await proof.current?.confirm(code).catch(() => null)
    if (!token) throw new WrongCode()
    return token
  }

  return { isFirebase: openFirebase !== null, deliver, prove }
}
