/**
 * A page that is the same for everyone except for its nonce.
 *
 * It is compressed once, in pieces that end where a nonce belongs; an answer joins the pieces with its own nonce.
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync, constants as zlib } from 'node:zlib'

export type Page = { pieces: readonly Buffer[]; deflated: readonly Buffer[] }

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
  return { pieces, deflated }
}

export function writePlain({ pieces }: Page, nonce: string): Buffer {
  return Buffer.concat(interleave(pieces, Buffer.from(nonce)))
}

const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

export function writeGzip({ pieces, deflated }: Page, nonce: string): Buffer {
  const mark = Buffer.from(nonce)
  assert.equal(mark.length, placeholder.length)
  let crc = 0
  let length = 0
  for (const piece of interleave(pieces, mark)) {
    crc = crc32(piece, crc)
    length += piece.length
  }
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc, 0)
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
