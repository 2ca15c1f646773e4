/**
 * Draws a new picture from an uploaded file.
 *
 * The file's name and declared type are ignored: its first bytes decide which decoder may read it. Only the pixels are
 * kept, so metadata, appended archives and scripts are dropped.
 */
import sharp from 'sharp'
import { AppError } from '#platform/app-error.ts'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])

/** A small file may decode into a picture that fills the memory; phones take pictures of up to fifty million pixels. */
const pixelsMax = 50_000_000
const sideMax = 2_048
const secondsMax = 10

// One thread draws pictures, so the others stay free for other calls.
sharp.concurrency(1)
sharp.cache(false)

export async function drawAnew(file: Uint8Array): Promise<Buffer> {
  const kind = kindOf(file)
  if (kind === null) throw new AppError('picture.unreadable')
  const input = { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true } as const
  const { width, height, format } = await sharp(file, { ...input, limitInputPixels: false })
    .metadata()
    .catch(unreadable)
  if (format !== kind) throw new AppError('picture.unreadable')
  if (width * height > pixelsMax) throw new AppError('picture.tooWide')
  return sharp(file, input)
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .timeout({ seconds: secondsMax })
    .toBuffer()
    .catch(unreadable)
}

function kindOf(file: Uint8Array): 'png' | 'jpeg' | null {
  const startsWith = (signature: Buffer) => signature.equals(file.subarray(0, signature.length))
  if (startsWith(pngSignature)) return 'png'
  return startsWith(jpegSignature) ? 'jpeg' : null
}

function unreadable(): never {
  throw new AppError('picture.unreadable')
}
