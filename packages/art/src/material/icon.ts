import { readFileSync } from 'node:fs'
import svgpath from 'svgpath'
import { require } from './resolve.ts'

/** A silhouette on a canvas of 512 units. */
export type Icon = {
  /** The drawing itself, holes and all. */
  readonly lines: string
  /** Every closed outline on its own: filled together they leave no holes. */
  readonly outlines: readonly string[]
}

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> }

let iconSet: IconSet | undefined
const cut = new Map<string, Icon>()

export function icon(name: string): Icon {
  const known = cut.get(name)
  if (known) return known
  iconSet ??= JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet
  const body = iconSet.icons[name]?.body
  if (!body) throw new Error(`no silhouette is called "${name}"`)
  const lines = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '').join('')
  const drawn: Icon = { lines, outlines: outlinesOf(lines) }
  cut.set(name, drawn)
  return drawn
}

function outlinesOf(path: string): string[] {
  return svgpath(path)
    .abs()
    .round(1)
    .toString()
    .split(/(?=M)/)
    .filter((outline) => outline.length > 1)
}
