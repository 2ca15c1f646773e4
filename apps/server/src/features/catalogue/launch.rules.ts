/** The name under which a vendor's own lobby is opened. */
export const lobbyGame = 'lobby'

/** Vendors of lotteries that open in a lobby, whichever of their games is asked for. */
const lobbyVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA']

/** A lottery that no vendor opens elsewhere is bet on in the app itself. */
export const isOfTheApp = ({ category }: { category: string }, launchUrl: string | null): boolean =>
  (category === 'LOTT' || category === 'ELOTT') && launchUrl === null

/** The app's own page of a lottery, or of a vendor's lobby; `null` for a lobby that the app does not have. */
export function pageOfLottery(
  vendor: string,
  game: { gameCode: string; gameCategory: string; lottoMode: string | null } | null,
): string | null {
  const hasLobby = lobbyVendors.includes(vendor)
  if (game === null && !hasLobby) return null
  const asked: Record<string, string> =
    game === null || hasLobby
      ? { gameId: lobbyGame, vendor, gameCategory: 'LOTT' }
      : {
          playType: 'trad',
          ...(game.lottoMode === null ? {} : { prize_mode: game.lottoMode }),
          code: game.gameCode,
          vendor,
          gameCategory: game.gameCategory,
        }
  return `/m/launchGame?${new URLSearchParams(asked)}`
}

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
