/** Firebase's own Auth emulator, as the browser and the server of a test reach it. */
import { expect } from '@playwright/test'

export const projectId = 'demo-perya'

export type FirebaseEmulator = { host: string; stop: () => Promise<void> }

/** The one `npm test` has running, or one of the test's own. */
export async function openFirebaseEmulator(): Promise<FirebaseEmulator> {
  const running = process.env.PERYA_FIREBASE_EMULATOR
  if (running) return { host: running, stop: async () => {} }
  const address = new URL('../../tools/firebase-emulator/emulator.mjs', import.meta.url).href
  const { openEmulator } = (await import(address)) as { openEmulator: () => Promise<FirebaseEmulator> }
  return openEmulator()
}

/** The code it would have sent to a number by SMS, as soon as it has. */
export async function codeSentTo({ host }: FirebaseEmulator, phoneNumber: string): Promise<string> {
  const read = async () => {
    const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/verificationCodes`)
    const { verificationCodes = [] } = (await answer.json()) as {
      verificationCodes?: { phoneNumber: string; code: string }[]
    }
    return verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code ?? ''
  }
  await expect.poll(read).toMatch(/^\d{6}$/)
  return read()
}
