/** A readable name for the device of a user agent: `Chrome · Android`; `null` when it cannot be told. */
export function deviceName(userAgent: string): string | null {
  const names = [browsers, systems].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
  )
  const found = names.filter((name) => name !== null)
  return found.length === 0 ? null : found.join(' · ')
}

/** Whether the device is a phone or a computer, for the picture beside the name. */
export function isPhone(userAgent: string): boolean {
  return !/Windows|Macintosh|CrOS|X11|Linux x86/.test(userAgent)
}

/** The first match counts, because other browsers also claim to be Chrome and Safari. */
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
