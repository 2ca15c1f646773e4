/** The name under which a vendor's own lobby is opened. */
export const lobbyGame = 'lobby'

export const addressHoles = ['token', 'game', 'language', 'mode'] as const
export type AddressHole = (typeof addressHoles)[number]

/** Fills the holes of a vendor's address, such as `https://play.example/{game}?t={token}`. */
export function fillAddress(template: string, values: Readonly<Record<AddressHole, string>>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name) =>
    (addressHoles as readonly string[]).includes(name)
      ? encodeURIComponent(values[name as AddressHole])
      : hole,
  )
}

/** Why an address cannot be used, `null` when it can. */
export function addressFault(template: string): string | null {
  if (!template.includes('{token}'))
    return 'The address has no {token}, so the game could not know its player.'
  const unknown = [...template.matchAll(/\{(\w+)\}/g)].find(
    ([, name = '']) => !(addressHoles as readonly string[]).includes(name),
  )
  if (unknown) return `Nobody knows what to put into ${unknown[0]}.`
  return /^(?:\/(?!\/)|https:\/\/)/.test(template)
    ? null
    : 'The address is a path of this site or begins with https://.'
}

/** Where framed games come from, each origin once; those on the site itself need no mention. */
export function frameOrigins(
  vendors: Iterable<{ launchUrl: string | null; isFramed: boolean }>,
): readonly string[] {
  const origins = new Set<string>()
  for (const { launchUrl, isFramed } of vendors) {
    if (isFramed && launchUrl?.startsWith('https://')) origins.add(new URL(launchUrl).origin)
  }
  return [...origins]
}
