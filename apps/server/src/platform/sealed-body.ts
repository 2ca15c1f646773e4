/**
 * Bodies that only this platform can read, on top of TLS: compact JWE (ECDH-ES, A256GCM).
 *
 * The key pair is derived from the platform's secret, so every process can open every body.
 */
import { createECDH, createHash } from 'node:crypto'
import { SealedBody, type SealKey, sealedHeader, sealedSkewMs } from '@perya/contract/sealed'
import { compactDecrypt, importJWK } from 'jose'
import { AppError } from './app-error.ts'
import type { Context } from './context.ts'
import type { Job } from './jobs.ts'
import type { Secrets } from './secrets.ts'

type KeyPair = { publicKey: SealKey; privateKey: ReturnType<typeof importJWK> }

/** The public half of the key, for the settings a site publishes. */
export function sealKeyOf(secrets: Secrets): SealKey {
  return keyPairOf(secrets).publicKey
}

/** Decrypts a caller's body; each sealed body is accepted once. */
export async function openSealed(
  { pool, secrets, now }: Pick<Context, 'pool' | 'secrets' | 'now'>,
  request: { headers: Record<string, unknown>; body: unknown },
): Promise<unknown> {
  const isSealed = request.headers[sealedHeader.name] === sealedHeader.value
  if (!isSealed || typeof request.body !== 'string') throw new AppError('sealed.required')
  const { nonce, time, body } = await decrypt(secrets, request.body)
  if (Math.abs(now().getTime() - time) > sealedSkewMs) throw new AppError('sealed.invalid')
  const { rowCount } = await pool.query(
    'insert into sealed_nonce (nonce, expires_at) values ($1, $2) on conflict do nothing',
    [nonce, new Date(time + 2 * sealedSkewMs)],
  )
  if (rowCount === 0) throw new AppError('sealed.repeated')
  return body
}

export function sealedBodyJobs({ pool, now }: Pick<Context, 'pool' | 'now'>): Job[] {
  return [
    {
      name: 'platform.forget-nonces',
      everySeconds: 600,
      run: async () => {
        await pool.query('delete from sealed_nonce where expires_at < $1', [now()])
      },
    },
  ]
}

async function decrypt(secrets: Secrets, jwe: string): Promise<SealedBody> {
  try {
    const key = await keyPairOf(secrets).privateKey
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return SealedBody.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    throw new AppError('sealed.invalid')
  }
}

const pairs = new WeakMap<Secrets, KeyPair>()

function keyPairOf(secrets: Secrets): KeyPair {
  let pair = pairs.get(secrets)
  if (!pair) {
    pair = derivePair(secrets)
    pairs.set(secrets, pair)
  }
  return pair
}

function derivePair(secrets: Secrets): KeyPair {
  const ecdh = createECDH('prime256v1')
  const scalar = secrets.key('sealed bodies')
  // One 32-byte value in four billion is no scalar of the curve; then this throws, and the platform needs another secret.
  ecdh.setPrivateKey(scalar)
  const point = ecdh.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const kid = createHash('sha256').update(point).digest('base64url').slice(0, 12)
  const publicKey: SealKey = { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ECDH-ES', use: 'enc' }
  return { publicKey, privateKey: importJWK({ ...publicKey, d: scalar.toString('base64url') }, 'ECDH-ES') }
}
