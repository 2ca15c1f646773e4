/** Where to ask next for a picture that did not come; `null` when it came from none of the places. */
export function nextPlace(address: string, places: readonly string[]): string | null {
  const known = places.map((place) => place.replace(/\/+$/, ''))
  const at = known.findIndex((place) => address.startsWith(`${place}/`))
  if (at < 0) return null
  return (known[at + 1] ?? '') + address.slice((known[at] as string).length)
}
