/** The pictures on the reels: objects of the 3D set for what pays, drawn signs for wild and scatter. */

import trumpet from '@lobehub/fluent-emoji-3d/assets/1f3ba.webp'
import trophy from '@lobehub/fluent-emoji-3d/assets/1f3c6.webp'
import lantern from '@lobehub/fluent-emoji-3d/assets/1f3ee.webp'
import amphora from '@lobehub/fluent-emoji-3d/assets/1f3fa.webp'
import key from '@lobehub/fluent-emoji-3d/assets/1f5dd-fe0f.webp'
import shield from '@lobehub/fluent-emoji-3d/assets/1f6e1-fe0f.webp'
import envelope from '@lobehub/fluent-emoji-3d/assets/1f9e7.webp'
import compass from '@lobehub/fluent-emoji-3d/assets/1f9ed.webp'
import eye from '@lobehub/fluent-emoji-3d/assets/1f9ff.webp'
import wave from '@lobehub/fluent-emoji-3d/assets/1f30a.webp'
import volcano from '@lobehub/fluent-emoji-3d/assets/1f30b.webp'
import orange from '@lobehub/fluent-emoji-3d/assets/1f34a.webp'
import lemon from '@lobehub/fluent-emoji-3d/assets/1f34b.webp'
import shell from '@lobehub/fluent-emoji-3d/assets/1f41a.webp'
import gem from '@lobehub/fluent-emoji-3d/assets/1f48e.webp'
import crystal from '@lobehub/fluent-emoji-3d/assets/1f52e.webp'
import moon from '@lobehub/fluent-emoji-3d/assets/1f319.webp'
import palm from '@lobehub/fluent-emoji-3d/assets/1f334.webp'
import clover from '@lobehub/fluent-emoji-3d/assets/1f340.webp'
import grapes from '@lobehub/fluent-emoji-3d/assets/1f347.webp'
import cherry from '@lobehub/fluent-emoji-3d/assets/1f352.webp'
import crown from '@lobehub/fluent-emoji-3d/assets/1f451.webp'
import bell from '@lobehub/fluent-emoji-3d/assets/1f514.webp'
import fire from '@lobehub/fluent-emoji-3d/assets/1f525.webp'
import trident from '@lobehub/fluent-emoji-3d/assets/1f531.webp'
import rocket from '@lobehub/fluent-emoji-3d/assets/1f680.webp'
import drum from '@lobehub/fluent-emoji-3d/assets/1f941.webp'
import maracas from '@lobehub/fluent-emoji-3d/assets/1fa87.webp'
import planet from '@lobehub/fluent-emoji-3d/assets/1fa90.webp'
import coin from '@lobehub/fluent-emoji-3d/assets/1fa99.webp'
import hand from '@lobehub/fluent-emoji-3d/assets/1faac.webp'
import feather from '@lobehub/fluent-emoji-3d/assets/1fab6.webp'
import lotus from '@lobehub/fluent-emoji-3d/assets/1fab7.webp'
import bolt from '@lobehub/fluent-emoji-3d/assets/26a1.webp'
import sun from '@lobehub/fluent-emoji-3d/assets/2600-fe0f.webp'
import anchor from '@lobehub/fluent-emoji-3d/assets/2693.webp'
import type { Theme } from '@perya/catalogue-data'
import { parolPaths } from '../shell/parol.ts'

/** The three that pay most; below them four letters, or fruit on the classics. */
const high: Readonly<Partial<Record<Theme, readonly [string, string, string]>>> = {
  fire: [volcano, fire, gem],
  sea: [anchor, shell, wave],
  egypt: [eye, amphora, hand],
  myth: [trident, bolt, amphora],
  beast: [moon, feather, palm],
  royal: [crown, gem, trophy],
  asia: [lotus, lantern, envelope],
  pirate: [compass, anchor, key],
  tech: [rocket, planet, bolt],
  fiesta: [drum, trumpet, maracas],
  alamat: [crystal, shield, sun],
  reels: [gem, bell, clover],
}
const fruit = [cherry, grapes, orange, lemon] as const

const side = 192
const lettering = '"Bricolage Grotesque Variable"'

/** The letters below the pictures: light, colour and shade. */
const letters: Readonly<
  Record<string, readonly [text: string, light: string, colour: string, shade: string]>
> = {
  E: ['A', '#ffd0d8', '#ff4d6d', '#8f0f2c'],
  F: ['K', '#ffe9b8', '#ff9f2e', '#8a4205'],
  G: ['Q', '#d0ffe2', '#2fcf7f', '#07603a'],
  H: ['J', '#cfeaff', '#3fa2ff', '#0b4287'],
}

/** Draws every symbol a model shows, once. */
export async function drawSymbols(
  theme: string,
  shown: readonly string[],
): Promise<ReadonlyMap<string, HTMLCanvasElement>> {
  const [a, b, d] = high[theme as Theme] ?? [crown, gem, bell]
  const [e, f, g, last] = fruit
  const classic = theme === 'reels' ? { E: e, F: f, G: g, H: last } : {}
  const files: Record<string, string> = { A: a, B: b, D: d, C: coin, ...classic }
  // A canvas draws with a font only once it is there.
  await document.fonts.load(`800 44px ${lettering}`)
  const drawn = await Promise.all(
    shown.map(async (letter): Promise<[string, HTMLCanvasElement]> => {
      const file = files[letter]
      if (file) return [letter, picture(await load(file), 'ABD'.includes(letter))]
      const low = letters[letter]
      return [letter, low ? glyph(low) : sign(letter)]
    }),
  )
  return new Map(drawn)
}

function load(file: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image()
    // A frame without an origin of its own may draw only what it was expressly allowed to.
    image.crossOrigin = 'anonymous'
    image.onload = () => done(image)
    image.onerror = () => fail(new Error(`no picture ${file}`))
    image.src = file
  })
}

function open(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  return [canvas, canvas.getContext('2d') as CanvasRenderingContext2D]
}

function picture(image: HTMLImageElement, isHigh: boolean): HTMLCanvasElement {
  const [canvas, ink] = open()
  if (isHigh) {
    const light = ink.createRadialGradient(side / 2, side / 2, 8, side / 2, side / 2, side / 2)
    light.addColorStop(0, 'rgb(255 214 110 / 60%)')
    light.addColorStop(1, 'rgb(255 190 70 / 0%)')
    ink.fillStyle = light
    ink.fillRect(0, 0, side, side)
  }
  ink.shadowColor = 'rgb(8 3 22 / 70%)'
  ink.shadowBlur = 10
  ink.shadowOffsetY = 6
  const size = side * (isHigh ? 0.88 : 0.7)
  ink.drawImage(image, (side - size) / 2, (side - size) / 2, size, size)
  return canvas
}

/** A letter as if cut from coloured glass, with its foot in the shade. */
function glyph([text, light, colour, shade]: (typeof letters)[string]): HTMLCanvasElement {
  const [canvas, ink] = open()
  ink.font = `800 148px ${lettering}, sans-serif`
  ink.textAlign = 'center'
  ink.textBaseline = 'middle'
  ink.lineJoin = 'round'
  const [x, y] = [side / 2, side / 2 + 6]
  ink.shadowColor = 'rgb(8 3 22 / 75%)'
  ink.shadowBlur = 12
  ink.lineWidth = 20
  ink.strokeStyle = '#1a0c33'
  ink.strokeText(text, x, y + 5)
  ink.shadowColor = 'transparent'
  ink.fillStyle = shade
  for (let depth = 7; depth > 0; depth--) ink.fillText(text, x, y + depth)
  const glass = ink.createLinearGradient(0, y - 60, 0, y + 60)
  glass.addColorStop(0, light)
  glass.addColorStop(0.45, colour)
  glass.addColorStop(1, shade)
  ink.fillStyle = glass
  ink.fillText(text, x, y)
  ink.lineWidth = 3
  ink.strokeStyle = light
  ink.globalAlpha = 0.7
  ink.strokeText(text, x, y)
  return canvas
}

/** The wild is a golden plate, the scatter a parol with its rays lit. */
function sign(letter: string): HTMLCanvasElement {
  const [canvas, ink] = open()
  const gold = ink.createLinearGradient(0, 20, 0, side - 20)
  for (const [at, colour] of [
    [0, '#fffbe0'],
    [0.35, '#ffe27a'],
    [0.6, '#ffb627'],
    [1, '#d97a06'],
  ] as const)
    gold.addColorStop(at, colour)
  ink.shadowColor = 'rgb(8 3 22 / 75%)'
  ink.shadowBlur = 12
  ink.shadowOffsetY = 5
  if (letter === 'W') {
    ink.fillStyle = '#7d1244'
    ink.beginPath()
    ink.roundRect(10, 22, side - 20, side - 44, 34)
    ink.fill()
    ink.lineWidth = 9
    ink.strokeStyle = gold
    ink.stroke()
  }
  const size = letter === 'W' ? side * 0.62 : side * 1.02
  ink.save()
  ink.translate(side / 2 - size / 2, (letter === 'W' ? side * 0.43 : side * 0.46) - size / 2)
  ink.scale(size / 48, size / 48)
  ink.fillStyle = gold
  if (letter !== 'W') for (const ray of parolPaths.rays) ink.fill(new Path2D(ray))
  ink.fillStyle = letter === 'W' ? '#ffe27a' : '#ff86bd'
  ink.fill(new Path2D(parolPaths.light))
  ink.fillStyle = letter === 'W' ? '#d97a06' : '#c2185f'
  ink.fill(new Path2D(parolPaths.shade))
  ink.restore()
  banner(ink, letter === 'W' ? 'WILD' : 'BONUS', gold)
  return canvas
}

function banner(ink: CanvasRenderingContext2D, text: string, gold: CanvasGradient): void {
  ink.font = `800 44px ${lettering}, sans-serif`
  ink.textAlign = 'center'
  ink.lineWidth = 12
  ink.lineJoin = 'round'
  ink.strokeStyle = '#2a0a1e'
  ink.strokeText(text, side / 2, side - 30)
  ink.shadowColor = 'transparent'
  ink.fillStyle = gold
  ink.fillText(text, side / 2, side - 30)
}
