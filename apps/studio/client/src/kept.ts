/** Wishes that outlast the page where the browser lets a game keep any; inside a closed frame it does not. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(`perya.studio.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`perya.studio.${name}`, value)
  } catch {
    // The wish then lasts as long as the page.
  }
}

/** What the page around the game asks for by the address. */
export function asked(name: string): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name)
}
