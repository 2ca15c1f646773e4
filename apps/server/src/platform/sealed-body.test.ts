import { randomUUID } from 'node:crypto'
import { sealedSkewMs } from '@perya/contract/sealed'
import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestContext, type TestContext } from '#testing/test-context.ts'
import { openSealed, sealedBodyJobs, sealKeyOf } from './sealed-body.ts'
import { makeSecrets } from './secrets.ts'

let test: TestContext
const start = new Date('2026-11-15T12:00:00Z').getTime()
let time = start
beforeAll(async () => {
  test = await openTestContext({ now: () => new Date(time) })
})
afterAll(() => test.close())

async function seal(content: object, secrets = test.ctx.secrets): Promise<string> {
  const key = await importJWK(sealKeyOf(secrets), 'ECDH-ES')
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(key)
}
const open = (body: unknown, headers: Record<string, unknown> = { encryption: 'JWE' }) =>
  openSealed(test.ctx, { headers, body })
const fresh = (changes: object = {}) => ({ nonce: randomUUID(), time, body: { password: 'x' }, ...changes })

describe('LOGIN-4 an encrypted body', () => {
  it('is read by the platform that published the key', async () => {
    expect(await open(await seal(fresh()))).toEqual({ password: 'x' })
  })

  it('is accepted once, even when somebody else sends it again', async () => {
    const jwe = await seal(fresh())
    const twins = await Promise.allSettled([open(jwe), open(jwe), open(jwe)])
    expect(twins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(open(jwe)).rejects.toThrow('sealed.repeated')
  })

  it.each([-sealedSkewMs - 1, sealedSkewMs + 1])('is refused when its clock is %i ms off', async (skew) => {
    await expect(open(await seal(fresh({ time: time + skew })))).rejects.toThrow('sealed.invalid')
  })

  it('is refused under another key, when it is no JWE, and when something is missing inside', async () => {
    const stranger = makeSecrets('the secret of another platform altogether')
    await expect(open(await seal(fresh(), stranger))).rejects.toThrow('sealed.invalid')
    await expect(open('a.b.c.d.e')).rejects.toThrow('sealed.invalid')
    await expect(open(await seal({ body: {} }))).rejects.toThrow('sealed.invalid')
  })

  it('is refused when it was cut off anywhere or one of its parts is of another body', async () => {
    const jwe = await seal(fresh())
    const cut = Array.from(jwe, (_, length) => jwe.slice(0, length))
    const parts = jwe.split('.')
    const others = (await seal(fresh())).split('.')
    const mixed = [0, 2, 3, 4].map((place) => parts.with(place, others[place] as string).join('.'))
    for (const broken of [...cut, ...mixed]) {
      await expect(open(broken), broken).rejects.toThrow('sealed.invalid')
    }
    expect(await open(jwe)).toEqual({ password: 'x' })
  })

  it('is not optional', async () => {
    await expect(open({ password: 'x' })).rejects.toThrow('sealed.required')
    await expect(open(await seal(fresh()), {})).rejects.toThrow('sealed.required')
  })

  it('keeps its nonce only as long as it could be sent again', async () => {
    const jwe = await seal(fresh())
    await open(jwe)
    const count = async () => (await test.ctx.pool.query('select from sealed_nonce')).rowCount
    const forget = sealedBodyJobs(test.ctx)[0]
    await forget?.run()
    expect(await count()).toBeGreaterThan(0)
    time = start + 3 * sealedSkewMs
    await forget?.run()
    expect(await count()).toBe(0)
    await expect(open(jwe)).rejects.toThrow('sealed.invalid')
  })
})
