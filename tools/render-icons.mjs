/**
 * Draws the app's icons from the lantern of the design system.
 * Run after changing the lantern: `node tools/render-icons.mjs`; the results are committed.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { parol } from '../apps/web/src/ui/parol.ts'

const out = fileURLToPath(new URL('../apps/web/public/icons/', import.meta.url))

/** `scale` is the lantern's share of the picture; launchers cut maskable icons to shapes as small as 80 %. */
function picture({ scale, radius }) {
  const shift = 24 * (1 - scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>Perya</title>
<defs>
<radialGradient id="night" cx=".5" cy=".42" r=".72"><stop offset="0" stop-color="#5b2a55"/><stop offset=".5" stop-color="#241638"/><stop offset="1" stop-color="#0b0816"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffd76a" stop-opacity=".55"/><stop offset="1" stop-color="#ffb627" stop-opacity="0"/></radialGradient>
<linearGradient id="light" x2="0" y2="1"><stop offset="0" stop-color="#fff3b0"/><stop offset="1" stop-color="#fbd04e"/></linearGradient>
<linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#f4b432"/><stop offset="1" stop-color="#d9820f"/></linearGradient>
</defs>
<rect width="48" height="48" rx="${radius}" fill="url(#night)"/>
<circle cx="24" cy="24" r="${23 * scale}" fill="url(#glow)"/>
<g transform="translate(${shift} ${shift}) scale(${scale})">
<path d="${parol.rays.join('')}" fill="url(#shade)"/>
<path d="${parol.light}" fill="url(#light)"/>
<path d="${parol.shade}" fill="url(#shade)"/>
</g></svg>
`
}

async function png(name, size, look) {
  const { size: bytes } = await sharp(Buffer.from(picture(look)), { density: 96 * (size / 48) })
    .resize(size)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(`${out}${name}`)
  console.log(`${name} ${bytes} bytes`)
}

const rounded = { scale: 0.86, radius: 11 }
writeFileSync(`${out}icon.svg`, picture(rounded))
await png('icon-192.png', 192, rounded)
await png('icon-512.png', 512, rounded)
await png('maskable-512.png', 512, { scale: 0.68, radius: 0 })
await png('apple-touch-icon.png', 180, { scale: 0.8, radius: 0 })
