/** Longest user agent a call carries or stores. */
const userAgentMax = 255

export type Device = {
  system: 'ios' | 'android' | 'other'
  /** `[12, 4]` for iOS 12.4; `null` when the system is not iOS or does not say. */
  iosVersion: readonly [major: number, minor: number] | null
  isSafari: boolean
  /** Inside the merchant's own app, which announces itself in the user agent. */
  isNativeApp: boolean
}

export function capUserAgent(userAgent: string): string {
  return userAgent.slice(0, userAgentMax)
}

export function readDevice(userAgent: string, maxTouchPoints = 0): Device {
  const text = capUserAgent(userAgent)
  // An iPad asks for desktop pages by default and then calls itself a Mac, but no Mac has touch points.
  const isIos = /iPhone|iPad|iPod/.test(text) || (/Macintosh/.test(text) && maxTouchPoints > 1)
  const version = /(?:iPhone )?OS (\d+)[_.](\d+)/.exec(isIos && !/Macintosh/.test(text) ? text : '')
  return {
    system: isIos ? 'ios' : /Android/.test(text) ? 'android' : 'other',
    iosVersion: version ? [Number(version[1]), Number(version[2])] : null,
    isSafari:
      /Safari\//.test(text) &&
      !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|FBAN|FBAV|Instagram|Line\/|Chrome|Chromium/.test(
        text,
      ),
    isNativeApp: /\bPeryaApp\//.test(text),
  }
}

/** iOS 11 and below, and 12 below minor 2, are shown the legacy tips. */
export function isLegacyIos({ iosVersion }: Device): boolean {
  if (iosVersion === null) return false
  const [major, minor] = iosVersion
  return major <= 11 || (major === 12 && minor < 2)
}

export const iosVersionNeeded = '12.4'
