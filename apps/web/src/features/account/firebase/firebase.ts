/** Signing in through the merchant's Firebase project. Loaded only where a flag asks for it. */
import type { FirebaseSetup } from '@perya/contract/settings'
import type { Auth, ConfirmationResult } from 'firebase/auth'
import { trustFirebaseScripts } from './trusted-scripts.ts'

export type SocialProvider = 'google' | 'facebook'

export type Firebase = {
  /** Proves a Google or Facebook account in a window of its own; answers with the token the server checks. */
  signInWith: (provider: SocialProvider) => Promise<string>
  /** Sends an SMS code to a number in international form. */
  sendCode: (mobile: string) => Promise<PhoneProof>
}

/** A code on its way: whoever types it gets the token the server checks. */
export type PhoneProof = { confirm: (code: string) => Promise<string> }

let opened: Promise<Firebase> | undefined

/** `hasSocial` makes the window for Google and Facebook ready at once: a phone blocks one that opens too long after the tap. */
export function openFirebase(setup: FirebaseSetup, hasSocial: boolean): Promise<Firebase> {
  opened ??= open(setup, hasSocial)
  return opened
}

async function open({ emulatorUrl, ...options }: FirebaseSetup, hasSocial: boolean): Promise<Firebase> {
  const [{ initializeApp }, firebase] = await Promise.all([import('firebase/app'), import('firebase/auth')])
  trustFirebaseScripts()
  // The platform has sessions of its own: nothing of Firebase's stays behind on the device.
  const auth = firebase.initializeAuth(initializeApp(options), {
    persistence: firebase.inMemoryPersistence,
    ...(hasSocial ? { popupRedirectResolver: firebase.browserPopupRedirectResolver } : {}),
  })
  if (emulatorUrl) {
    firebase.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  const providers = { google: firebase.GoogleAuthProvider, facebook: firebase.FacebookAuthProvider }
  return {
    async signInWith(provider) {
      const { user } = await firebase.signInWithPopup(auth, new providers[provider]())
      return user.getIdToken()
    },
    async sendCode(mobile) {
      const proof = await sendTo(auth, mobile, firebase)
      return {
        async confirm(code) {
          const { user } = await proof.confirm(code)
          return user.getIdToken()
        },
      }
    },
  }
}

async function sendTo(
  auth: Auth,
  mobile: string,
  { RecaptchaVerifier, signInWithPhoneNumber }: typeof import('firebase/auth'),
): Promise<ConfirmationResult> {
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    return await signInWithPhoneNumber(auth, mobile, verifier)
  } finally {
    verifier.clear()
    place.remove()
  }
}
