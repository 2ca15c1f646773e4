/** A device with a passkey, as far as a server can tell: it makes keys and signs what a browser hands it. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const presentAndVerified = 0x05
const withCredential = 0x40

export type Ceremony = {
  challenge: string
  origin?: string
  rpId?: string
  /** How often the device has signed, as it says. */
  counter?: number
  isUserVerified?: boolean
  type?: string
}

export function openPasskeyDevice(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x, y } = publicKey.export({ format: 'jwk' })
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x ?? '', 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y ?? '', 'base64url'))],
    ]),
  )

  const clientData = (type: string, { challenge, origin = site.origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = ({ rpId = site.rpId, counter = 0, isUserVerified = true }: Ceremony, more = 0) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = (isUserVerified ? presentAndVerified : 0x01) | more
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count])
  }

  return {
    make(ceremony: Ceremony) {
      const size = Buffer.alloc(2)
      size.writeUInt16BE(id.length)
      const authData = Buffer.concat([head(ceremony, withCredential), Buffer.alloc(16), size, id, coseKey])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        credentialId: id.toString('base64url'),
        clientDataJSON: clientData(ceremony.type ?? 'webauthn.create', ceremony).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      }
    },
    sign(ceremony: Ceremony, userHandle: string | null = null) {
      const data = clientData(ceremony.type ?? 'webauthn.get', ceremony)
      const authenticatorData = head(ceremony)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()])
      return {
        credentialId: id.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        userHandle,
      }
    },
  }
}
