const first = 2025

/**
 * The years the site has been there, by the clock of the server that drew the page:
 * hydration must find its words, and a device's own clock may be years off.
 */
export function copyrightYears(): string {
  const stated = typeof document === 'undefined' ? undefined : document.documentElement.dataset.year
  const year = Number(stated ?? new Date().getUTCFullYear())
  return year > first ? `${first}–${year}` : String(first)
}
