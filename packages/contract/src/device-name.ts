/** What a person calls the device behind a user agent: `Chrome · Android`; `null` when it does not say. */
export function deviceName(userAgent: string): string | null {
  const names = [browsers, systems].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
  )
  const found = names.filter((name) => name !== null)
  return found.length === 0 ? null : found.join(' · ')
}

/** Whether one carries it or sits before it, for the picture beside the name. */
export function isPhone(userAgent: string): boolean {
  return !/Windows|Macintosh|CrOS|X11|Linux x86/.test(userAgent)
}

/** The first that fits: others claim to be Chrome and Safari too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/PeryaApp\//, 'Perya app'],
  [/FBAN|FBAV/, 'Facebook'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS|OPT\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
