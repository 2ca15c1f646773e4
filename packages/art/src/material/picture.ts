import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Prop } from '@perya/catalogue-data'
import { require } from './resolve.ts'

/** Code points of the objects in the 3D set. */
const codePoints: Readonly<Record<Prop, string>> = {
  bell: '1f514',
  bolt: '26a1',
  bomb: '1f4a3',
  cherry: '1f352',
  clover: '1f340',
  coin: '1fa99',
  crown: '1f451',
  diamondSuit: '2666-fe0f',
  clubSuit: '2663-fe0f',
  heartSuit: '2665-fe0f',
  spadeSuit: '2660-fe0f',
  die: '1f3b2',
  fire: '1f525',
  gem: '1f48e',
  grapes: '1f347',
  lantern: '1f3ee',
  lemon: '1f34b',
  mahjong: '1f004',
  melon: '1f349',
  envelope: '1f9e7',
  orange: '1f34a',
  rocket: '1f680',
  star: '2b50',
  trophy: '1f3c6',
  ticket: '1f39f-fe0f',
  target: '1f3af',
  soccer: '26bd',
  basketball: '1f3c0',
  tennis: '1f3be',
  volleyball: '1f3d0',
  baseball: '26be',
  eightBall: '1f3b1',
  badminton: '1f3f8',
  boxing: '1f94a',
  gamepad: '1f3ae',
  joystick: '1f579-fe0f',
  racingCar: '1f3ce-fe0f',
  bowling: '1f3b3',
  dart: '1f3af',
  pingPong: '1f3d3',
  rugby: '1f3c9',
  golf: '26f3',
  hockey: '1f3d2',
  balloon: '1f388',
  shell: '1f41a',
  fish: '1f41f',
  hourglass: '231b',
  magnet: '1f9f2',
  moon: '1f319',
  sun: '2600-fe0f',
  planet: '1fa90',
}

const loaded = new Map<Prop, string>()

/** The picture of an object, 256 by 256, as an address an SVG can carry inside itself. */
export function picture(prop: Prop): string {
  const known = loaded.get(prop)
  if (known) return known
  const set = dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json'))
  const file = join(set, 'assets', `${codePoints[prop]}.webp`)
  const address = `data:image/webp;base64,${readFileSync(file).toString('base64')}`
  loaded.set(prop, address)
  return address
}
