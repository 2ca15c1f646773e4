/** Storage that private windows and full disks cannot break: reading finds nothing, writing is lost. */
export function readText(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

export function writeText(storage: StorageName, key: string, text: string): void {
  try {
    globalThis[storage].setItem(key, text)
  } catch {}
}

export function removeText(storage: StorageName, key: string): void {
  try {
    globalThis[storage].removeItem(key)
  } catch {}
}

export type StorageName = 'localStorage' | 'sessionStorage'
