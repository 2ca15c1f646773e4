/** Stands in for Google where it publishes the keys that Firebase signs with. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { exportSPKI, generateKeyPair, SignJWT } from 'jose'

export const firebaseProject = 'demo-perya'

type Claims = Record<string, unknown>

export type FirebaseKeys = {
  /** What firebase-admin fetches keys through. */
  httpAgent: Agent
  /** A token as Firebase would sign it; `changes` replaces claims. */
  sign: (changes?: Claims) => Promise<string>
  /** The same, signed by somebody else under the same key id. */
  forge: (changes?: Claims) => Promise<string>
  /** Whether keys are given out; while they are not, nobody's token can be checked. */
  setOutage: (outage: 'none' | 'error' | 'hangs up') => void
  close: () => Promise<void>
}

export async function openFirebaseKeys(): Promise<FirebaseKeys> {
  const ours = await generateKeyPair('RS256')
  const strangers = await generateKeyPair('RS256')
  const publicKey = await exportSPKI(ours.publicKey)
  let outage: 'none' | 'error' | 'hangs up' = 'none'
  const server = createServer((request, response) => {
    if (outage === 'hangs up') {
      request.socket.destroy()
      return
    }
    if (outage === 'error') {
      response.writeHead(500).end('{"error":"down"}')
      return
    }
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=3600' })
    response.end(JSON.stringify({ key1: publicKey }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const httpAgent = new Agent()
  // Whatever host is asked for, the answer comes from the server above.
  httpAgent.createConnection = () => connect(port, '127.0.0.1')

  const signWith =
    (key: typeof ours.privateKey) =>
    (changes: Claims = {}) => {
      const now = Math.floor(Date.now() / 1_000)
      return new SignJWT({
        iss: `https://securetoken.google.com/${firebaseProject}`,
        aud: firebaseProject,
        sub: crypto.randomUUID(),
        auth_time: now,
        iat: now,
        exp: now + 3_600,
        // Two tokens made within one second still differ.
        jti: crypto.randomUUID(),
        ...changes,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'key1' })
        .sign(key)
    }
  return {
    httpAgent,
    sign: signWith(ours.privateKey),
    forge: signWith(strangers.privateKey),
    setOutage(next) {
      outage = next
    },
    async close() {
      httpAgent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const byPhone = (mobile: string) => ({
  phone_number: mobile,
  firebase: { sign_in_provider: 'phone', identities: { phone: [mobile] } },
})

export const bySocial = (provider: 'google.com' | 'facebook.com', subject: string, email: string) => ({
  email,
  email_verified: true,
  firebase: { sign_in_provider: provider, identities: { [provider]: [subject], email: [email] } },
})
