import { switchLanguage } from '#lib/i18n.tsx'
import { readText, writeText } from '#lib/storage.ts'

const key = 'language'
const oneYear = 365 * 24 * 3600

/** Switches the page and remembers the choice: on the device, and in a cookie so that the server renders it next time. */
export async function chooseLanguage(code: string): Promise<void> {
  writeText('localStorage', key, code)
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is missing in the oldest browsers we serve.
  document.cookie = `${key}=${code}; path=/; max-age=${oneYear}; samesite=lax`
  await switchLanguage(code)
}

/** The language the player once chose here, if the site still offers it. */
export function rememberedLanguage(enabled: readonly string[]): string | null {
  const code = readText('localStorage', key)
  return code !== null && enabled.includes(code) ? code : null
}
