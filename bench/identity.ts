/** Logging in beside the password hash alone, and a call with a session beside the same call without, in turns. */
import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { loginMember } from '@perya/contract/identity'
import { getSiteStatus } from '@perya/contract/merchants'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import pg from 'pg'
import { hashPassword, verifyPassword } from '../apps/server/src/features/identity/credential/passwords.ts'
import { freePort } from '../apps/server/src/platform/free-port.ts'
import { newDataFolder } from '../tools/running-server.ts'
import { median, rateOf, start, toHundredths } from './http-load.ts'

const rounds = 5
const seconds = 4
const people = 16
const names = ['juan', 'ligaya', 'datu', 'amihan', 'tala', 'malaya', 'crispin', 'bayani']
const password = 'Perya#2026'
const guesses = 1_000

export async function run(): Promise<Record<string, number>> {
  const data = newDataFolder()
  const settings = {
    PORT: String(await freePort()),
    PERYA_DATA: data.path,
    RATE_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'info',
    // Everybody calls from an address of their own.
    TRUST_PROXY: '127.0.0.1',
  }
  const server = await start('apps/server/src/main.ts', join(data.path, 'platform.log'), settings)
  try {
    return {
      ...(await measureLogin(server.url)),
      ...(await measureSession(server.url)),
      ...(await measureSilence(server.url, data.path)),
    }
  } finally {
    await server.stop()
    data.remove()
  }
}

async function measureLogin(url: string): Promise<Record<string, number>> {
  const seal = await openSeal(url)
  const devices = await Promise.all(
    Array.from({ length: people }, (_, index) => openDevice(url, seal, index)),
  )
  const hash = await hashPassword(password)
  const ratios: number[] = []
  const rates: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const bare = await perSecond(async () => {
      if (!(await verifyPassword(hash, password))) throw new Error('the hash is of this password')
    })
    // Sealed before the clock runs: that is the players' work, not the platform's.
    const bodies = await Promise.all(
      devices.map(({ name }) => Promise.all(Array.from({ length: Math.ceil(bare) }, () => seal(name)))),
    )
    const ours = await perSecond(async (index) => {
      const body = bodies[index]?.pop()
      if (body) await logIn(url, body, devices[index]?.cookie)
      return body !== undefined
    })
    // The first round warms both up.
    if (round === 0) continue
    ratios.push(ours / bare)
    rates.push(ours)
  }
  return { loginOverHash: toHundredths(median(ratios)), loginsPerSecond: Math.round(median(rates)) }
}

/** How often `work` is done in a second, by as many as call at once; who answers `false` is done early. */
async function perSecond(work: (index: number) => Promise<unknown>): Promise<number> {
  const from = performance.now()
  const until = from + seconds * 1_000
  let count = 0
  const one = async (index: number) => {
    while (performance.now() < until) {
      if ((await work(index)) === false) throw new Error('too few calls were prepared')
      count += 1
    }
  }
  await Promise.all(Array.from({ length: people }, (_, index) => one(index)))
  return count / ((performance.now() - from) / 1_000)
}

type Seal = (username: string, guess?: string) => Promise<string>

export async function openSeal(url: string): Promise<Seal> {
  const settings = await fetch(`${url}/wps/system/settings/consolidated`)
  const { value } = (await settings.json()) as { value: { sealKey: JWK } }
  const key = await importJWK(value.sealKey, 'ECDH-ES')
  return (username, guess = password) => {
    const body = { type: 'username', username, password: guess }
    const content = { nonce: randomBytes(16).toString('base64url'), time: Date.now(), body }
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
      .encrypt(key)
  }
}

type Device = { name: string; cookie: string; token: string }

async function openDevice(url: string, seal: Seal, index: number): Promise<Device> {
  const name = names[index % names.length] as string
  const { cookie, token } = await logIn(url, await seal(name), undefined)
  return { name, cookie, token }
}

const agent = new Agent({ keepAlive: true, maxSockets: people })

export async function logIn(
  url: string,
  body: string,
  cookie: string | undefined,
): Promise<{ cookie: string; token: string }> {
  const { answer, setCookie } = await callLogin(url, body, cookie)
  if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return { cookie: setCookie ?? cookie ?? '', token: answer.value.token }
}

type LoginAnswer = { success: boolean; errorCode?: string; value: { token: string } }

function callLogin(
  url: string,
  body: string,
  cookie?: string,
): Promise<{ answer: LoginAnswer; setCookie: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}${loginMember.path}`, {
      agent,
      method: loginMember.method,
      headers: {
        encryption: 'JWE',
        'content-type': 'application/jose',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(cookie ? { cookie } : {}),
      },
    })
    call.on('error', reject)
    call.on('response', async (response) => {
      const setCookie = response.headers['set-cookie']?.[0]?.split(';', 1)[0]
      resolve({ answer: JSON.parse(await text(response)), setCookie })
    })
    call.end(body)
  })
}

/** How much longer a wrong password takes when the name is a member's, in turns with names that are nobody's. */
async function measureSilence(url: string, folder: string): Promise<Record<string, number>> {
  const seal = await openSeal(url)
  const [, , , port] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const db = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`)
  await db.connect()
  const took = { member: [] as number[], nobody: [] as number[] }
  for (let turn = 0; turn < guesses; turn++) {
    const member = names[turn % names.length] as string
    const both = [
      ['member', member],
      ['nobody', `wala${randomInt(1e9)}`],
    ] as const
    for (const [who, name] of turn % 2 ? both : both.toReversed()) {
      const body = await seal(name, 'Mali#2026')
      const from = performance.now()
      const { answer } = await callLogin(url, body)
      took[who].push(performance.now() - from)
      if (answer.errorCode !== 'login.failed') throw new Error(`answered ${JSON.stringify(answer)}`)
    }
    // Else the third guess would be asked for a picture.
    await db.query('delete from throttle')
  }
  await db.end()
  return { memberMinusNobodyMs: toHundredths(median(took.member) - median(took.nobody)) }
}

async function measureSession(url: string): Promise<Record<string, number>> {
  const { cookie, token } = await openDevice(url, await openSeal(url), 0)
  const address = `${url}${getSiteStatus.path}`
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round++) {
    // As many bytes either way: only one of the two is looked up.
    const without = await rateOf(address, { cookie, 'x-not': token })
    const within = await rateOf(address, { cookie, token })
    if (round > 0) ratios.push(within / without)
  }
  return { sessionOverNone: toHundredths(median(ratios)) }
}
