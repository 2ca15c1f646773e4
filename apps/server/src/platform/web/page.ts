/**
 * A page that is the same for everyone except for its nonce.
 *
 * It is compressed once, in pieces that end where a nonce belongs; an answer joins the pieces with its own nonce.
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync, constants as zlib } from 'node:zlib'

export type Page = {
  pieces: readonly Buffer[]
  deflated: readonly Buffer[]
  /** Bytes of the whole page, and what its checksum follows from. */
  length: number
  checksum: Checksum
}

const nonceMark = '%nonce%'
const nonceBytes = 16

/** All are of one length, because compressed text behind a nonce repeats what stands so many bytes before it. */
export const newNonce = (): string => randomBytes(nonceBytes).toString('base64url')

/** Stands for a nonce while a page is compressed, in bytes that no text holds: so nothing points into it. */
const placeholder = Buffer.alloc(newNonce().length, 0xff)
/** As far back as deflate looks. */
const windowBytes = 32_768

export function makePage(html: string): Page {
  const pieces = html.split(nonceMark).map((piece) => Buffer.from(piece))
  let before = Buffer.alloc(0)
  const deflated = pieces.map((piece) => {
    const dictionary = before.subarray(-windowBytes)
    before = Buffer.concat([before, piece, placeholder])
    // A flush ends a piece on a whole byte, so that a nonce fits behind it.
    const options = { level: 9, finishFlush: zlib.Z_SYNC_FLUSH }
    return deflateRawSync(piece, dictionary.length === 0 ? options : { ...options, dictionary })
  })
  const nonces = (pieces.length - 1) * placeholder.length
  const length = pieces.reduce((sum, piece) => sum + piece.length, nonces)
  return { pieces, deflated, length, checksum: checksumOf(pieces) }
}

/** Of the page with placeholders, and what each bit of a nonce's own checksum turns around in it. */
type Checksum = { base: number; turns: readonly number[] }

/** CRC-32 is linear: a page's checksum for a nonce follows from the nonce's alone, so the page need not be read again. */
function checksumOf(pieces: readonly Buffer[]): Checksum {
  const whole = interleave(pieces, placeholder)
  const base = whole.reduce((crc, piece) => crc32(piece, crc), 0)
  const past = whole.map((piece) => crc32(piece, 0))
  const turns = Array.from({ length: 32 }, (_, bit) =>
    whole.reduce((turned, piece, at) => {
      const carried = turned === 0 ? 0 : crc32(piece, turned) ^ (past[at] as number)
      return (piece === placeholder ? carried ^ (1 << bit) : carried) >>> 0
    }, 0),
  )
  return { base, turns }
}

const placeholderCrc = crc32(placeholder)

function crcWith({ base, turns }: Checksum, nonce: Buffer): number {
  const change = crc32(nonce) ^ placeholderCrc
  return turns.reduce((crc, turn, bit) => ((change >>> bit) & 1 ? crc ^ turn : crc), base) >>> 0
}

export function writePlain({ pieces }: Page, nonce: string): Buffer {
  return Buffer.concat(interleave(pieces, Buffer.from(nonce)))
}

const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

export function writeGzip({ deflated, length, checksum }: Page, nonce: string): Buffer {
  const mark = Buffer.from(nonce)
  assert.equal(mark.length, placeholder.length)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crcWith(checksum, mark), 0)
  end.writeUInt32LE(length, 4)
  return Buffer.concat([gzipStart, ...interleave(deflated, storedBlock(mark)), lastBlock, end])
}

function interleave(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]))
}

/** Bytes as they are, in the form a deflate stream carries them. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
