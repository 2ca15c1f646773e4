import sharp from 'sharp'

/** A tile for the lobby: no transparency, as small as the eye allows. */
export function encodeTile(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().webp({ quality: 72, effort: 5, smartSubsample: true }).toBuffer()
}

/** A banner's art, drawn over the page's own background; its soft light needs a third of the bytes it needs as WebP. */
export function encodeBanner(png: Buffer): Promise<Buffer> {
  return sharp(png).avif({ quality: 55, effort: 7 }).toBuffer()
}

export function encodeLogo(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ compressionLevel: 9, palette: true, colours: 32 }).toBuffer()
}

/** The dominant colour of a picture. */
export async function dominantColour(png: Buffer): Promise<string> {
  const { dominant } = await sharp(png).removeAlpha().stats()
  const hex = (value: number) => value.toString(16).padStart(2, '0')
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}
