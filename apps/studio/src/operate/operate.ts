/** `npm run studio -- …`, for operators: what games take and pay, whether they are open, and which bets they take. */
import { type Amount, formatAmount, parseAmount } from '@perya/money'
import type { Db } from '../db.ts'
import { repertoire, type StudioGame } from '../games/repertoire.ts'
import { keepFirstBet, keepSettings, listChanges, listSettings, type Setting } from './setting.store.ts'
import { type LatestRound, listLatest, listUnfinished, sumTakings } from './takings.store.ts'

const usage = `Usage:
  npm run studio -- games [days]
  npm run studio -- rounds <game>
  npm run studio -- unfinished
  npm run studio -- stop|open <game or all> <reason> by <operator>
  npm run studio -- limits <game> <least bet> <most> <reason> by <operator>
  npm run studio -- limits <game> usual <reason> by <operator>
  npm run studio -- first <game or all> <bet or usual> <reason> by <operator>`

/** What an operator is told instead of an answer. */
export class OperatorRefused extends Error {
  override name = 'OperatorRefused'
}

type Desk = { db: Db; brand: string }

export async function operate(desk: Desk, [action = '', ...words]: readonly string[]): Promise<string> {
  if (action === 'games' && words.length <= 1) return describeGames(desk, daysOf(words[0] ?? '1'))
  if (action === 'rounds' && words.length === 1) return describeRounds(desk, gameOf(words[0]))
  if (action === 'unfinished' && words.length === 0) {
    const rounds = await listUnfinished(desk.db, desk.brand, 200)
    return rounds.length === 0 ? 'No round waits for its end.' : table(rounds.map(roundLine))
  }
  const [operator = '', by] = words.toReversed()
  if (by !== 'by' || !/^[a-z][a-z0-9.-]{1,31}$/.test(operator)) throw new OperatorRefused(usage)
  const said = words.slice(0, -2)
  if (action === 'stop' || action === 'open') return switchGames(desk, action, said, operator)
  if (action === 'limits') return changeLimits(desk, said, operator)
  if (action === 'first') return changeFirstBet(desk, said, operator)
  throw new OperatorRefused(usage)
}

async function switchGames(
  { db, brand }: Desk,
  action: 'stop' | 'open',
  [first = '', ...why]: readonly string[],
  operator: string,
): Promise<string> {
  const chosen = first === 'all' ? [...repertoire.values()] : [gameOf(first)]
  const settings = await settingsBy(db, brand)
  const isOpen = action === 'open'
  await keepSettings(
    db,
    chosen.map((game) => ({ ...settings(game.code), isOpen })),
    { brand, change: action, reason: reasonOf(why), operator },
  )
  return isOpen
    ? `Within a second ${first} takes bets again.`
    : `Within a second ${first} takes no more bets; rounds that are open go on to their end.`
}

async function changeLimits(
  { db, brand }: Desk,
  [code, first = '', ...rest]: readonly string[],
  operator: string,
): Promise<string> {
  const game = gameOf(code)
  const setting = (await settingsBy(db, brand))(game.code)
  if (first === 'usual') {
    const by = { brand, change: 'usual limits', reason: reasonOf(rest), operator }
    await keepSettings(db, [{ ...setting, minBet: null, maxBet: null }], by)
    return `${game.code} takes bets from ${formatAmount(game.minBet)} to ${formatAmount(game.maxBet)}, as it was made for.`
  }
  const [most = '', ...why] = rest
  const [minBet, maxBet] = [levelOf(game, first), levelOf(game, most)]
  if (minBet > maxBet) throw new OperatorRefused('The least bet is larger than the most.')
  const change = `limits ${formatAmount(minBet)} to ${formatAmount(maxBet)}`
  await keepSettings(db, [{ ...setting, minBet, maxBet }], { brand, change, reason: reasonOf(why), operator })
  return `Within a second ${game.code} takes bets from ${formatAmount(minBet)} to ${formatAmount(maxBet)}.`
}

/** Games differ in their bets: each opens with its first bet that is at least the one asked for. */
async function changeFirstBet(
  { db, brand }: Desk,
  [first = '', bet = '', ...why]: readonly string[],
  operator: string,
): Promise<string> {
  const chosen = first === 'all' ? [...repertoire.values()] : [gameOf(first)]
  const firstBet = bet === 'usual' ? null : amountOf(bet)
  await keepFirstBet(
    db,
    chosen.map(({ code }) => code),
    firstBet,
    { brand, change: `first bet ${bet}`, reason: reasonOf(why), operator },
  )
  return firstBet === null
    ? `Within a second ${first} opens with the usual bet.`
    : `Within a second ${first} opens with ${formatAmount(firstBet)}, or the bet above it; where there is none, with the usual bet.`
}

function amountOf(text: string): Amount {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text) || Number(text) === 0) {
    throw new OperatorRefused('A bet is an amount such as 5 or 0.50, or the word usual.')
  }
  return parseAmount(text)
}

async function describeGames({ db, brand }: Desk, days: number): Promise<string> {
  const [settings, takings] = await Promise.all([settingsBy(db, brand), sumTakings(db, brand, days)])
  const heads = [
    'game',
    'vendor',
    'state',
    'bets',
    'promised',
    'rounds',
    'staked',
    'paid',
    'returned',
    'open',
  ]
  const lines = [...repertoire.values()].map((game) => {
    const { isOpen, minBet, maxBet } = settings(game.code)
    const took = takings.find((each) => each.game === game.code)
    return [
      game.code,
      game.vendor,
      isOpen ? 'open' : 'stopped',
      `${formatAmount(minBet ?? game.minBet)}–${formatAmount(maxBet ?? game.maxBet)}`,
      game.info('EN').returnToPlayer,
      String(took?.rounds ?? 0),
      formatAmount(took?.staked ?? 0n),
      formatAmount(took?.paid ?? 0n),
      took && took.staked > 0n ? `${(Number((took.paid * 10_000n) / took.staked) / 100).toFixed(2)}%` : '–',
      String(took?.unfinished ?? 0),
    ]
  })
  return table([heads, ...lines])
}

async function describeRounds({ db, brand }: Desk, { code }: StudioGame): Promise<string> {
  const [rounds, changes] = await Promise.all([
    listLatest(db, brand, code, 20),
    listChanges(db, brand, code, 10),
  ])
  return [
    rounds.length === 0 ? `Nobody has played ${code} yet.` : table(rounds.map(roundLine)),
    ...changes.map(
      ({ at, change, operator, reason }) => `${at.toISOString()}  ${change} by ${operator}: ${reason}`,
    ),
  ].join('\n')
}

const roundLine = (round: LatestRound) => [
  round.playedAt.toISOString(),
  round.id,
  round.game,
  `player ${round.playerId}${round.isTrial ? ' (trial)' : ''}`,
  round.state + (round.refusal ? ` ${round.refusal}` : ''),
  `bet ${formatAmount(round.bet)}`,
  `won ${formatAmount(round.win)}`,
  ...(round.attempts > 0 ? [`${round.attempts} attempts`] : []),
]

async function settingsBy(db: Db, brand: string): Promise<(code: string) => Setting> {
  const list = await listSettings(db, brand)
  return (game) =>
    list.find((each) => each.game === game) ?? {
      game,
      isOpen: true,
      minBet: null,
      maxBet: null,
      firstBet: null,
    }
}

function gameOf(code = ''): StudioGame {
  const game = repertoire.get(code)
  if (!game) throw new OperatorRefused(`The studio has no game ${code}; npm run studio -- games lists them.`)
  return game
}

/** Only bets a game was made for can be its limits, since its buttons and its mathematics know no others. */
function levelOf({ code, levels }: StudioGame, text: string): Amount {
  const level = levels.find((each) => formatAmount(each) === text || formatAmount(each) === `${text}.00`)
  if (level !== undefined) return level
  const known = levels.map(formatAmount).join(', ')
  throw new OperatorRefused(`${text || 'Nothing'} is no bet of ${code}; it has ${known}.`)
}

function daysOf(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new OperatorRefused('Days are a number from 1 to 999.')
  return Number(text)
}

function reasonOf(words: readonly string[]): string {
  const reason = words.join(' ').trim()
  if (reason.length < 3) throw new OperatorRefused('Say why, in a few words.')
  return reason
}

/** Columns as wide as their widest word. */
function table(lines: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const line of lines) {
    for (const [at, word] of line.entries()) widths[at] = Math.max(widths[at] ?? 0, word.length)
  }
  return lines
    .map((line) =>
      line
        .map((word, at) => word.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
