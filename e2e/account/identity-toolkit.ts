/** Google's identity service as far as a phone sign-in needs it: what it sends, and unsigned tokens as its emulator gives. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type IdentityToolkit = { url: string; host: string; code: string; sentTo: string[]; close: () => void }

export async function startIdentityToolkit(projectId: string): Promise<IdentityToolkit> {
  const sentTo: string[] = []
  const code = '246810'
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('content-type', 'application/json')
    if (request.method === 'OPTIONS') return response.end()
    const [status, answer] = reply(request.url ?? '', await bodyOf(request))
    response.statusCode = status
    response.end(JSON.stringify(answer))
  })

  function reply(path: string, body: Record<string, string>): [number, unknown] {
    const mobile = sentTo.at(-1) ?? ''
    if (path.includes('accounts:sendVerificationCode')) {
      sentTo.push(body.phoneNumber ?? '')
      return [200, { sessionInfo: 'session' }]
    }
    if (path.includes('accounts:signInWithPhoneNumber')) {
      if (body.code !== code) return [400, { error: { code: 400, message: 'INVALID_CODE' } }]
      const idToken = tokenFor(projectId, mobile)
      return [200, { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'u', phoneNumber: mobile }]
    }
    if (path.includes('accounts:lookup')) return [200, { users: [{ localId: 'u', phoneNumber: mobile }] }]
    return [200, path.includes('recaptchaParams') ? { recaptchaSiteKey: 'unused' } : {}]
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `http://${host}`, host, code, sentTo, close: () => server.close() }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}

function tokenFor(projectId: string, mobile: string): string {
  const now = Math.floor(Date.now() / 1_000)
  const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    sub: 'u',
    user_id: 'u',
    phone_number: mobile,
    firebase: { identities: { phone: [mobile] }, sign_in_provider: 'phone' },
  }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}
