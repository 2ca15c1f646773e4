/** What the player chose for this device: it needs no account, and stands before the first picture (`index.html`). */
import { readText, removeText, writeText } from '#lib/storage.ts'

export const themeNames = ['tala', 'dagat', 'pula'] as const
export type ThemeName = (typeof themeNames)[number]

const page = () => document.documentElement

/** The theme chosen here; `null` where the site's own stands. */
export function chosenTheme(): ThemeName | null {
  const kept = readText('localStorage', 'theme')
  return themeNames.find((name) => name === kept) ?? null
}

export function chooseTheme(name: ThemeName | null): void {
  const { dataset } = page()
  dataset.siteTheme ??= dataset.theme
  if (name === null) removeText('localStorage', 'theme')
  else writeText('localStorage', 'theme', name)
  dataset.theme = name ?? dataset.siteTheme
}

/** Whether less was asked to move than the device asks for itself. */
export const isMotionOff = () => readText('localStorage', 'motion') === 'still'

export function chooseMotion(isOff: boolean): void {
  if (isOff) {
    writeText('localStorage', 'motion', 'still')
    page().dataset.motion = 'still'
  } else {
    removeText('localStorage', 'motion')
    delete page().dataset.motion
  }
}

export const isSoundOff = () => readText('localStorage', 'sound') === 'off'

/** The address of a game of our own with what was chosen here, since its frame has no storage; others stay as they are. */
export function withChoices(url: string): string {
  if (!url.startsWith('/')) return url
  const chosen = [...(isSoundOff() ? ['sound=off'] : []), ...(isMotionOff() ? ['motion=still'] : [])]
  return chosen.length === 0 ? url : `${url}#${chosen.join('&')}`
}

export function chooseSound(isOff: boolean): void {
  if (isOff) writeText('localStorage', 'sound', 'off')
  else removeText('localStorage', 'sound')
}
