/** An operator at a desk: made, and logged in with password and code. */
import { loginOperator } from '@perya/contract/operators'
import type { Permission } from '@perya/contract/permissions'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import type { TestApp } from '#testing/test-app.ts'
import { addOperator, type Credentials } from '../index.ts'
import { codeOf, stepAt } from '../one-time-code.ts'

export type OperatorClient = Client & { name: string; credentials: Credentials }

/** The code their authenticator shows now. */
export const codeNow = ({ codeSecret }: Credentials, now = new Date()): string =>
  codeOf(codeSecret, stepAt(now))

export async function openOperator(
  test: TestApp,
  name: string,
  permissions: readonly Permission[],
  { merchant = 'PERYA', headers = {} as Record<string, string> } = {},
): Promise<OperatorClient> {
  const credentials = await addOperator(test.ctx, { merchant, name, permissions })
  const client = openClient(test, { headers })
  const { password } = credentials
  const answer = await client.call(loginOperator, {
    name,
    password,
    code: codeNow(credentials, test.ctx.now()),
  })
  if (!answer.success) throw new Error(`${name} was refused: ${answer.text}`)
  client.token = answer.value.token
  return Object.assign(client, { name, credentials })
}
