import { randomUUID } from 'node:crypto'
import { loginMember } from '@perya/contract/identity'
import { type SealKey, sealedContentType } from '@perya/contract/sealed'
import { CompactEncrypt, importJWK } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openEmptyDatabase } from '#testing/test-db.ts'
import { settingsOf, statusOf, useTestServers } from '#testing/use-test-servers.ts'
import { waitForLock } from '#testing/wait-for-lock.ts'

const { start } = useTestServers()
const patience = { timeout: 180_000 }

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.drop())

it(
  'R-113 a stopping server first says it is not ready, answers all it is asked meanwhile, then ends',
  patience,
  async () => {
    const { url } = database
    // Long enough for a busy machine to ask all of it while the server drains.
    const server = await start({ DATABASE_URL: url, DRAIN_SECONDS: '8' })
    await server.ready

    const answers: Promise<number>[] = []
    let isAsking = true
    const player = async () => {
      while (isAsking) {
        const answer = fetch(`${server.url}/wps/system/country`).then((response) => response.status)
        answers.push(answer)
        await answer
      }
    }
    const players = [player(), player(), player()]
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status
    expect(await readiness()).toBe(200)

    server.child.kill('SIGTERM')
    await eventually(async () => expect(await readiness()).toBe(503))
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await statusOf(server)).toMatchObject({ success: true })

    // A proxy that saw the 503 sends players elsewhere from now on.
    isAsking = false
    await Promise.all(players)
    const { code, stdout } = await server.ended
    expect(code).toBe(0)
    expect(stdout).toContain('"msg":"stopped"')
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  },
)

it('R-113 a call that is being answered when the stop begins is answered', patience, async () => {
  const { url } = database
  const server = await start({ DATABASE_URL: url })
  await server.ready

  // Whoever holds this table holds up every encrypted call, right in the middle of its answer.
  const holder = new pg.Client(url)
  await holder.connect()
  await holder.query('begin; lock table sealed_nonce in access exclusive mode')
  const inFlight = fetch(`${server.url}${loginMember.path}`, {
    method: loginMember.method,
    headers: { encryption: 'JWE', 'content-type': sealedContentType },
    body: await seal((await settingsOf(server)).value.sealKey),
  })
  await waitForLock(url, 'insert into sealed_nonce')

  server.child.kill('SIGTERM')
  await eventually(() => expect(server.output()).toContain('"msg":"stopping"'))
  await holder.query('rollback')
  await holder.end()
  expect(await (await inFlight).json()).toMatchObject({ success: false, errorCode: 'input.invalid' })
  expect((await server.ended).code).toBe(0)
})

async function seal(jwk: SealKey): Promise<string> {
  const content = { nonce: randomUUID(), time: Date.now(), body: { 'no such field': 1 } }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
}
