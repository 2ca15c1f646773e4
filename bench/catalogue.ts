/** The game list of a lobby with 50,000 games beside a bare Fastify route, in turns. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { listGames } from '@perya/contract/games'
import { openPool } from '../apps/server/src/platform/db.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts'
import { freePort } from '../apps/server/src/platform/free-port.ts'
import { newDataFolder } from '../tools/running-server.ts'
import type { Ask, LoadOrder, LoadResult } from './catalogue-load.ts'
import { median, type Running, start, toHundredths } from './http-load.ts'

const games = 50_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const root = fileURLToPath(new URL('..', import.meta.url))

export async function run(): Promise<Record<string, number>> {
  const data = newDataFolder()
  const postgres = await startEmbeddedPostgres(data.path, process.env.PATH)
  const settings = {
    DATABASE_URL: postgres.url,
    PORT: String(await freePort()),
    RATE_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'info',
  }
  const server = await start('apps/server/src/main.ts', join(data.path, 'platform.log'), settings)
  const bare: Running[] = []
  try {
    await fill(postgres.url, server.url)
    const asked = await listsOf(server.url)
    const page = join(data.path, 'page.json')
    writeFileSync(page, await (await fetch(`${server.url}${asked[0]?.path}`)).text())
    bare.push(await start('bench/bare-games.ts', join(data.path, 'bare.log'), { GAMES_PAGE: page }))
    return await compare(server.url, bare[0]?.url ?? '', asked)
  } finally {
    await Promise.all([server, ...bare].map((each) => each.stop()))
    await postgres.stop()
    data.remove()
  }
}

async function compare(server: string, bare: string, asked: readonly Ask[]): Promise<Record<string, number>> {
  const plain = (paths: readonly string[]): Ask[] => paths.map((path) => ({ path, headers: {}, status: 200 }))
  const lists = plain(asked.map(({ path }) => path))
  const turns = {
    page: () => load(bare, plain(['/games'])),
    few: () => load(bare, plain(['/status'])),
    list: () => load(server, lists),
    kept: () => load(server, asked),
    search: (round: number) => load(server, neverAskedBefore(round)),
  }
  const seen: Record<keyof typeof turns, number>[] = []
  for (let round = 0; round <= rounds; round++) {
    const rates = { page: 0, few: 0, list: 0, kept: 0, search: 0 }
    for (const name of Object.keys(turns) as (keyof typeof turns)[]) rates[name] = await turns[name](round)
    // The first round warms everything up.
    if (round > 0) seen.push(rates)
  }
  const ratio = (one: keyof typeof turns, other: keyof typeof turns) =>
    toHundredths(median(seen.map((rates) => rates[one] / rates[other])))
  return {
    gameListOverBare: ratio('list', 'page'),
    gameList304OverBare: ratio('kept', 'page'),
    gameListOverSmallest: ratio('list', 'few'),
    gameList304OverSmallest: ratio('kept', 'few'),
    gameSearchOverBare: ratio('search', 'page'),
    gameListRequestsPerSecond: Math.round(median(seen.map(({ list }) => list))),
  }
}

/** Copies of the demo's games under other names, until there are enough. */
async function fill(databaseUrl: string, url: string): Promise<void> {
  const pool = openPool(databaseUrl, 1)
  await pool.query(
    `insert into game (node_id, vendor, game_code, game_type, category, classification, names, min_bet, is_new,
       freeplay, support_play, position)
     select g.node_id || '-' || n, g.vendor, g.game_code || '_' || n, g.game_type, g.category, g.classification,
       jsonb_build_object('TY', (g.names->>'TY') || ' ' || n, 'EN', (g.names->>'EN') || ' ' || n), g.min_bet, g.is_new,
       g.freeplay, g.support_play, g.position + n * 1000
     from game g, generate_series(1, 100) n order by n, g.position limit $1 - (select count(*) from game)`,
    [games],
  )
  await pool.query("select pg_notify('catalogue', 'games')")
  await pool.end()
  while ((await total(url)) < games) await pause(50)
}

async function total(url: string): Promise<number> {
  const answer = await fetch(`${url}${listGames.path}`)
  return ((await answer.json()) as { value: { total: number } }).value.total
}

/** What players look at: pages of every type, vendors, classifications and searches, in both languages. */
async function listsOf(url: string): Promise<Ask[]> {
  const types = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']
  const queries = [
    ...types.flatMap((gameType) =>
      [1, 2, 3, 4, 5, 40].map((pageNo) => `gameType=${gameType}&pageNo=${pageNo}`),
    ),
    ...['JL', 'LAKAN', 'BULKAN', 'MAYARI'].map(
      (vendor) => `gameType=RNG&vassalage=${vendor}&gameClassify=VIDEO`,
    ),
    ...['gold', 'dragon', 'perlas'].map((name) => `gameType=RNG&gameName=${name}&minBet=0.05`),
  ].flatMap((query) =>
    ['TY', 'EN'].map((language) => `${query}&language=${language}&pageSize=26&platform=html5`),
  )
  return Promise.all(
    queries.map(async (query) => {
      const path = `${listGames.path}?${query}`
      const answer = await fetch(`${url}${path}`)
      return { path, headers: { 'if-none-match': String(answer.headers.get('etag')) }, status: 304 }
    }),
  )
}

/** Searches no answer is kept for: the whole of 50,000 games is looked through each time. */
function neverAskedBefore(round: number): Ask[] {
  return Array.from({ length: 40_000 }, (_, at) => ({
    path: `${listGames.path}?gameType=RNG&gameName=${(round * 40_000 + at).toString(36)}&pageSize=26`,
    headers: {},
    status: 200,
  }))
}

async function load(url: string, asks: readonly Ask[]): Promise<number> {
  const child = fork(join(root, 'bench/catalogue-load.ts'))
  const answered = once(child, 'message')
  child.send({ url, asks, seconds } satisfies LoadOrder)
  const [result] = (await answered) as [LoadResult]
  if (result.failure !== null) throw new Error(result.failure)
  return result.perSecond
}
