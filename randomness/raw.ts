/** The stream that decides rounds, before any game reads it, under the programs others test generators with. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const packages = { rngtest: 'rng-tools5', ent: 'ent', dieharder: 'dieharder' }

/** Block after block of round after round: what `openStream` reads, from Node's own HMAC for speed. */
export function* blocks(serverSeed: string): Generator<Buffer> {
  for (let nonce = 0; ; nonce++) {
    for (let cursor = 0; cursor < 8; cursor++) {
      yield createHmac('sha256', serverSeed).update(`randomness:${nonce}:${cursor}`).digest()
    }
  }
}

const chunkBlocks = 2_048

/** Feeds a program until it has had enough, and gives back what it printed. */
async function feed(command: string, args: string[], bytes = Number.POSITIVE_INFINITY): Promise<string> {
  ensure(command as keyof typeof packages)
  const seed = randomBytes(32).toString('hex')
  console.log(`${command} ${args.join(' ')}   ${seed}`)
  const child: ChildProcess = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let text = ''
  const collect = (chunk: Buffer) => {
    text += chunk
    process.stdout.write(chunk)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = once(child, 'close')
  // The program closes its end when it has read enough, which breaks the pipe.
  await pipeline(Readable.from(chunks(seed, bytes)), child.stdin as Writable).catch(() => {})
  await ended
  return text
}

/** Larger pieces, since each costs the pipe a turn. */
function* chunks(seed: string, bytes: number): Generator<Buffer> {
  const stream = blocks(seed)
  for (let sent = 0; sent < bytes; sent += chunkBlocks * 32) {
    yield Buffer.concat(Array.from({ length: chunkBlocks }, () => stream.next().value as Buffer))
  }
}

function ensure(command: keyof typeof packages): void {
  const isThere = () => spawnSync('which', [command]).status === 0
  if (isThere()) return
  if (process.getuid?.() === 0) {
    console.log(`${command} is missing: installing ${packages[command]}`)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', packages[command]], { stdio: 'ignore' })
  }
  if (!isThere()) throw new Error(`This needs ${command}: apt-get install ${packages[command]}`)
}

/** What each program's own rules say: about 0.8 of a thousand blocks fail by chance, and four weak results may. */
export async function tryRaw(dieharderTests: string): Promise<boolean> {
  const blocksRead = 20_000
  const fips = await feed('rngtest', ['-c', String(blocksRead)], blocksRead * 2_500 + 4)
  const failed = Number(/FIPS 140-2 failures: (\d+)/.exec(fips)?.[1])
  const entropy = await feed('ent', [], 64 * 1024 * 1024)
  const bits = Number(/Entropy = ([\d.]+)/.exec(entropy)?.[1])
  const chosen = dieharderTests === '' ? [['-a']] : dieharderTests.split(',').map((test) => ['-d', test])
  let [weak, bad, results] = [0, 0, 0]
  for (const test of chosen) {
    const text = await feed('dieharder', ['-g', '200', '-Y', '1', ...test])
    weak += text.match(/\bWEAK\b/g)?.length ?? 0
    bad += text.match(/\bFAILED\b/g)?.length ?? 0
    results += text.match(/\b(?:PASSED|WEAK|FAILED)\b/g)?.length ?? 0
  }
  console.log(`rngtest: ${failed} of ${blocksRead} blocks failed; ent: ${bits} bits a byte`)
  console.log(`dieharder: ${results} results, ${weak} weak, ${bad} failed`)
  // Between one and forty by chance, so surely that less would be a sign too.
  return failed >= 1 && failed <= 40 && bits > 7.9999 && results > 0 && bad === 0 && weak <= 4
}
