/** A catalogue as a file: one vendor, classification or game on each line, as JSON. */
import { CatalogueLine } from '@perya/contract/catalogue-file'
import { addressFault } from './launch.rules.ts'

/** What a line says with everything it leaves out filled in. */
export type Entry = Record<string, unknown> & { kind: CatalogueLine['kind'] }
export type Change = { at: number; name: string; entry: Entry; words: string }

type Read = { at: number; line: CatalogueLine }
type Known = ReadonlyMap<string, Entry>

/** As something new usually is. */
const usual: Readonly<Record<CatalogueLine['kind'], object>> = {
  vendor: { launchUrl: null, isFramed: true },
  classification: {},
  game: {
    isNew: false,
    freeplay: false,
    supportPlay: true,
    isBuilt: false,
    isListed: true,
    returnHundredths: null,
    volatility: null,
    maxBet: null,
    lines: null,
    traits: [],
  },
}

export function nameOfEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'vendor':
      return `vendor ${entry.code}`
    case 'classification':
      return `classification ${entry.category} ${entry.key}`
    case 'game':
      return `game ${entry.nodeId}`
  }
}

/** What a file changes about the catalogue; when anything is wrong with it, what and on which line. */
export function compareFile(text: string, known: Known): { changes: Change[]; faults: string[] } {
  const { lines, faults } = readLines(text)
  faults.push(...findFaults(lines, known))
  if (faults.length > 0) return { changes: [], faults }
  return { changes: lines.flatMap((read) => changeOf(read, known) ?? []), faults }
}

function readLines(text: string): { lines: Read[]; faults: string[] } {
  const lines: Read[] = []
  const faults: string[] = []
  for (const [index, words] of text.split(/\r?\n/).entries()) {
    if (words.trim() === '') continue
    const at = index + 1
    const parsed = CatalogueLine.safeParse(readJson(words))
    if (parsed.success) lines.push({ at, line: parsed.data })
    else {
      const [issue] = parsed.error.issues
      faults.push(`Line ${at}: ${issue?.path.join('.') || 'all of it'}: ${issue?.message}.`)
    }
  }
  if (lines.length === 0 && faults.length === 0) faults.push('The file holds no line.')
  return { lines, faults }
}

function readJson(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return undefined
  }
}

function findFaults(lines: readonly Read[], known: Known): string[] {
  const said = new Map<string, number>()
  /** Which game has a vendor's code, once everything the file says is done. */
  const codes = new Map<string, string>()
  for (const entry of known.values())
    if (entry.kind === 'game') codes.set(codeOf(entry), String(entry.nodeId))
  for (const { line } of lines) {
    const before = known.get(nameOfEntry(line))
    if (before?.kind === 'game' && codes.get(codeOf(before)) === before.nodeId) codes.delete(codeOf(before))
  }
  const names = new Set([...known.keys(), ...lines.map(({ line }) => nameOfEntry(line))])
  return lines.flatMap(({ at, line }) => {
    const name = nameOfEntry(line)
    const faults: string[] = []
    const earlier = said.get(name)
    if (earlier !== undefined) faults.push(`${name} stands on line ${earlier} already`)
    said.set(name, at)
    if (line.kind === 'vendor' && line.launchUrl) {
      const fault = addressFault(line.launchUrl)
      if (fault !== null) faults.push(fault.replace(/\.$/, ''))
    }
    if (line.kind === 'game') {
      if (!names.has(`vendor ${line.vendor}`)) faults.push(`there is no vendor ${line.vendor}`)
      const classification = `classification ${line.category} ${line.classification}`
      if (!names.has(classification)) faults.push(`there is no ${classification}`)
      const owner = codes.get(codeOf(line))
      if (owner !== undefined && owner !== line.nodeId)
        faults.push(`${line.vendor} calls ${owner} ${line.gameCode} already`)
      codes.set(codeOf(line), line.nodeId)
    }
    return faults.map((fault) => `Line ${at}: ${fault}.`)
  })
}

const codeOf = ({ vendor, gameCode }: Record<string, unknown>) => `${vendor} ${gameCode}`

function changeOf({ at, line }: Read, known: Known): Change | undefined {
  const name = nameOfEntry(line)
  const before = known.get(name)
  const stated = Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))
  const entry = { ...usual[line.kind], ...before, ...stated } as Entry
  if (!before) return { at, name, entry, words: 'is new' }
  const changed = Object.keys(entry).filter((key) => written(entry[key]) !== written(before[key]))
  if (changed.length === 0) return undefined
  const words = changed.map((key) => `${key} ${written(before[key])} → ${written(entry[key])}`).join(', ')
  return { at, name, entry, words }
}

/** The same words for the same value, in whatever order its parts were written. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort()))
}
