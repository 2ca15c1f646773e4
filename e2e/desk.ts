/** An operator who may do everything, by the calls the platform has for operators. */
import { randomUUID } from 'node:crypto'
import type { Endpoint, InputOf, OutputOf } from '@perya/contract/endpoint'
import { loginOperator } from '@perya/contract/operators'
import { permissionKeys } from '@perya/contract/permissions'
import { expect, request } from '@playwright/test'
import { codeOf, stepAt } from '../apps/server/src/features/operators/one-time-code.ts'
import { seal } from './log-in.ts'
import { operate } from './operator.ts'

export type Desk = {
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>
  close: () => Promise<void>
}

export async function openDesk(baseURL: string): Promise<Desk> {
  const name = `desk.${randomUUID().slice(0, 8)}`
  const said = await operate('merchant', 'operator', 'add', name, '--permissions', permissionKeys.join(','))
  const [, password = ''] = /^password +(\S+)$/m.exec(said) ?? []
  const [, secret = ''] = /^authenticator +(\S+)$/m.exec(said) ?? []
  const context = await request.newContext({ baseURL })
  let token = ''
  const desk: Desk = {
    async call(endpoint, input) {
      const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
      const answer = await context.fetch(endpoint.path, {
        method: endpoint.method,
        headers: {
          token,
          ...(endpoint.sealed ? { Encryption: 'JWE', 'Content-Type': 'application/jose' } : {}),
        },
        ...(isRead
          ? { params: input as Record<string, string> }
          : { data: endpoint.sealed ? await seal(context, input) : input }),
      })
      expect(answer.ok(), `${endpoint.path}: ${await answer.text()}`).toBe(true)
      return (await answer.json()).value
    },
    close: () => context.dispose(),
  }
  token = (await desk.call(loginOperator, { name, password, code: codeOf(secret, stepAt(new Date())) })).token
  return desk
}
