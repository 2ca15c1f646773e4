import type { SessionRecord } from '@perya/contract/identity'
import type { Context } from '#platform/context.ts'
import type { SecondFactor } from '../passkey/second-factor.ts'
import type { Visit } from '../visit.ts'
import { logInByFirebase } from './log-in-by-firebase.ts'
import { logInByPassword } from './log-in-by-password.ts'
import { logInBySms } from './log-in-by-sms.ts'
import type { LoginInput } from './login-input.ts'

export async function logIn(
  ctx: Context,
  visit: Visit,
  input: LoginInput,
  factor: SecondFactor,
): Promise<SessionRecord> {
  switch (input.type) {
    case 'username':
      return logInByPassword(ctx, visit, input, factor)
    case 'sms':
      return logInBySms(ctx, visit, input, factor)
    case 'firebase':
      return logInByFirebase(ctx, visit, input, factor)
  }
}
