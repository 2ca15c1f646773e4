/** What the page of a game will load, so that the page itself can ask for it. */

/** As Vite writes it beside what it built: by source, the file it became and what that imports. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>

const originals: Readonly<Record<string, string>> = {
  COLOR_GAME: 'src/games/color-game.ts',
  CRASH: 'src/games/crash.ts',
  DICE: 'src/games/dice.ts',
  HI_LO: 'src/games/hi-lo.ts',
  KENO: 'src/games/keno.ts',
  LIMBO: 'src/games/limbo.ts',
  LUCKY_9: 'src/games/lucky-nine.ts',
  MINES: 'src/games/mines.ts',
  PLINKO: 'src/games/plinko.ts',
  WHEEL: 'src/games/wheel.ts',
}

/** What is no original is a slot, as the client itself has it. */
const sourceOf = (game: string) =>
  Object.hasOwn(originals, game) ? (originals[game] as string) : 'src/slots/slot.ts'

/** The files of a game that the page does not name already. */
export function preloadsOf(manifest: Manifest, game: string): string[] {
  const named = closureOf(manifest, 'index.html')
  return [...closureOf(manifest, sourceOf(game))].filter((file) => !named.has(file))
}

function closureOf(manifest: Manifest, source: string, met = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk || met.has(chunk.file)) return met
  met.add(chunk.file)
  for (const each of chunk.imports ?? []) closureOf(manifest, each, met)
  return met
}
