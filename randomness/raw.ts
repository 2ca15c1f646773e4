/** The stream that decides rounds under the programs others test generators with. */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { bulkOf, chunkBytes } from './bulk.ts'
import { countResults } from './dieharder-results.ts'

const packages = { rngtest: 'rng-tools5', ent: 'ent', dieharder: 'dieharder' }
type Command = keyof typeof packages

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const sized = (test: number, first: number, last: number) =>
  upTo(first, last).map((size) => `${test} -n ${size}`)

/** What `dieharder -a` runs, by its own numbers. */
const eachAlone = [
  ...[...upTo(0, 17), ...upTo(100, 102), ...upTo(204, 209)].map(String),
  ...[...sized(200, 1, 12), ...sized(201, 2, 5), ...sized(202, 2, 5)],
]
/** These read nine tenths of all that is read, one as fast as the other, so they read the same stream. */
const laggedSums = sized(203, 0, 32)

/**
 * What each program's own rules say: about 0.8 of a thousand blocks fail by chance, and four results may be weak at
 * first, none of them with more of the stream.
 */
export async function tryRaw(): Promise<boolean> {
  for (const command of Object.keys(packages)) ensure(command as Command)
  const blocksRead = 20_000
  const [fips = ''] = await feed('rngtest', [['-c', String(blocksRead)]], blocksRead * 2_500 + 4)
  const failedBlocks = Number(/FIPS 140-2 failures: (\d+)/.exec(fips)?.[1])
  const [entropy = ''] = await feed('ent', [[]], 64 * 1_024 * 1_024)
  const bits = Number(/Entropy = ([\d.]+)/.exec(entropy)?.[1])
  const printed = await Promise.all([tryAlone(), tryDieharder(laggedSums)])
  const { results, weak, unresolved, failed } = countResults(printed.flat())
  console.log(`rngtest: ${failedBlocks} of ${blocksRead} blocks failed; ent: ${bits} bits a byte`)
  console.log(`dieharder: ${results} results, ${weak} weak at first, ${unresolved} at last, ${failed} failed`)
  // Between one and forty blocks by chance, so surely that less would be a sign too.
  const isWithin = failedBlocks >= 1 && failedBlocks <= 40 && bits > 7.9999
  return isWithin && results > 100 && weak <= 4 && unresolved === 0 && failed === 0
}

async function tryAlone(): Promise<string[]> {
  const printed: string[] = []
  for (const test of eachAlone) printed.push(...(await tryDieharder([test])))
  return printed
}

/** A weak result is tried on with more of the stream until it is one or the other. */
const tryDieharder = (tests: readonly string[]) =>
  feed(
    'dieharder',
    tests.map((test) => ['-g', '200', '-Y', '1', '-d', ...test.split(' ')]),
  )

/** Feeds one stream to all of them until each has had enough; gives back what each printed. */
async function feed(
  command: Command,
  programs: readonly string[][],
  bytes = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const seed = randomBytes(32).toString('hex')
  const fed = programs.map((args) => open(command, args, seed))
  let readers = fed.map(({ stdin }) => stdin)
  let sent = 0
  for (const chunk of bulkOf(seed)) {
    // The next one comes in the same buffer, so everybody has to have this one first.
    const areReading = await Promise.all(readers.map((reader) => take(reader, chunk)))
    readers = readers.filter((_, at) => areReading[at])
    sent += chunkBytes
    if (readers.length === 0 || sent >= bytes) break
  }
  for (const reader of readers) reader.end()
  return Promise.all(fed.map(({ printed }) => printed))
}

function open(command: Command, args: string[], seed: string): { stdin: Writable; printed: Promise<string> } {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  // A program closes its end when it has read enough, which breaks the pipe.
  child.stdin.on('error', () => {})
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk
    })
  }
  const printed = once(child, 'close').then(() => {
    console.log(`${command} ${args.join(' ')}   ${seed}\n${resultsIn(text)}`)
    if (resultsIn(text) === '') throw new Error(`${command} ${args.join(' ')} ended without a result`)
    return text
  })
  return { stdin: child.stdin, printed }
}

/** Without the head that dieharder repeats above each of its results. */
const resultsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^#|rng_name|test_name|stdin_input_raw/.test(line))
    .join('\n')

function take(reader: Writable, chunk: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    reader.write(chunk, (error) => resolve(!error))
  })
}

function ensure(command: Command): void {
  const isThere = () => spawnSync('which', [command]).status === 0
  if (isThere()) return
  if (process.getuid?.() === 0) {
    console.log(`${command} is missing: installing ${packages[command]}`)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', packages[command]], { stdio: 'ignore' })
  }
  if (!isThere()) throw new Error(`This needs ${command}: apt-get install ${packages[command]}`)
}
