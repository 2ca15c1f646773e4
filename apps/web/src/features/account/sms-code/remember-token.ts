import type { PhoneProof } from '../firebase/firebase.ts'

/** Firebase takes a code once; the server takes its token again from who was refused for something else, such as a passkey not shown. */
export function rememberToken(proof: PhoneProof): PhoneProof {
  let known: { code: string; token: string } | undefined
  return {
    async confirm(code) {
      if (known?.code !== code) known = { code, token: await proof.confirm(code) }
      return known.token
    },
  }
}
