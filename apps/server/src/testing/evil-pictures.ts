/** Files that a route for pictures has to turn away. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const canvas = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } })

export const evilPictures: readonly [name: string, file: () => Promise<Buffer>][] = [
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a GIF', () => canvas().gif().toBuffer()],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF that also is a script', async () => Buffer.from('GIF89a/*;*/=1;alert(1)')],
  ['a signature with nothing behind it', async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ['half a picture', async () => (await canvas(600, 600).png().toBuffer()).subarray(0, 400)],
  ['an empty file', async () => Buffer.alloc(0)],
]

/** A photograph that tells where and by what it was taken, with a script and an archive hanging on it. */
export async function polyglot(): Promise<Buffer> {
  const told = await canvas()
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return Buffer.concat([told, Buffer.from('<script>alert(1)</script>PK\u0003\u0004archive')])
}

export const polyglotLeftovers = ['SecretPhone', '<script>', 'archive', 'Exif']

/** A few bytes that say they hold billions of pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
