/** A studio in memory for the tests of its client: the real rules and the real fairness, no wallet and no database. */
import { createHash, randomUUID } from 'node:crypto'
import {
  commitmentOf,
  openSeedPair,
  openStream,
  rotateSeeds,
  type SeedPair,
  takeNonce,
} from '@perya/fairness'
import {
  declaredReturns,
  edgeText,
  type HiLoMove,
  hiLoMultiplier,
  hiLoState,
  luckyNineTotal,
  minesMultiplier,
  minesState,
  originals,
  percentText,
  playSlot,
  type SlotModel,
  slotGames,
  slotModels,
  slotPayout,
} from '@perya/game-rules'
import { type Amount, formatAmount, parseAmount } from '@perya/money'
import type {
  GameInfo,
  Outcome,
  Round,
  StudioAnswer,
  StudioCallName,
  StudioInput,
} from '@perya/studio-contract'

type Played = StudioAnswer<'play'>
type Drawn = { outcome: Outcome; win: Amount; isOpen: boolean; cashOut: Amount | null }

export type StandInOptions = {
  readonly game: string
  /** Of a slot. */
  readonly nodeId?: string
  readonly language?: 'TY' | 'EN'
  readonly isTrial?: boolean
  readonly balance?: string
  /** As its player chose it. */
  readonly clientSeed?: string
}

export const seedOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The server seed of every game, until its player changes seeds. */
export const standInSeed = seedOf('stand-in')

export function openStandIn({
  game,
  nodeId,
  language = 'EN',
  isTrial = false,
  balance: start = '12480.50',
  clientSeed = 'perya',
}: StandInOptions) {
  const slot = nodeId === undefined ? undefined : slotGames.get(nodeId)
  const model: SlotModel | undefined = slot && slotModels[slot.model]
  let pair: SeedPair = openSeedPair(standInSeed, clientSeed)
  const nextSeed = () => seedOf(pair.serverSeed)
  let balance = parseAmount(start)
  let open: { round: Round; secret: unknown } | null = null
  const answers = new Map<string, Played>()
  const rounds: Round[] = []
  const calls: { name: StudioCallName; input: Record<string, unknown> }[] = []

  const info: GameInfo = {
    code: game,
    nodeId: nodeId ?? `perya-${game.toLowerCase().replace('_', '-')}`,
    name: names[game] ?? game,
    kind: model ? 'slot' : 'original',
    ...(model ? { model: model.id, volatility: model.volatility } : {}),
    minBet: '0.50',
    maxBet: '500.00',
    betLevels: slot
      ? slot.stakes.map(formatAmount)
      : ['0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '500.00'],
    firstBet: slot ? formatAmount(slot.stakes[0] as bigint) : '0.50',
    ...returnsOf(model),
  }

  const seeds = () => ({
    pairId: '1',
    serverSeedHash: pair.commitment,
    clientSeed: pair.clientSeed,
    nextNonce: pair.nonce,
    nextServerSeedHash: commitmentOf(nextSeed()),
  })

  function play({ key, bet, choice }: StudioInput<'play'>): Played {
    const known = answers.get(key)
    if (known) return known
    const taken = takeNonce(pair)
    pair = taken.pair
    const source = openStream(taken.seeds)
    const stake = parseAmount(bet)
    const secret = model ? playSlot(model, source) : draw(game, source, choice)
    const drawn = model
      ? slotResult(model, secret as ReturnType<typeof playSlot>, stake)
      : result(game, secret, choice, stake, [])
    balance -= stake
    const round: Round = {
      id: randomUUID(),
      game,
      nonce: taken.seeds.nonce,
      bet,
      choice,
      state: 'open',
      moves: [],
      outcome: null,
      cashOut: null,
      win: '0.00',
      multiplier: 0,
      isTrial,
      playedAt: '2026-11-15T08:00:00Z',
      seeds: { pairId: '1', serverSeedHash: pair.commitment, clientSeed: pair.clientSeed, serverSeed: null },
    }
    return finish(key, round, secret, drawn)
  }

  function finish(
    key: string,
    round: Round,
    secret: unknown,
    { outcome, win, isOpen, cashOut }: Drawn,
  ): Played {
    const worth = isOpen ? (cashOut ?? 0n) : win
    const done: Round = {
      ...round,
      state: isOpen ? 'open' : 'settled',
      outcome,
      cashOut: isOpen && cashOut !== null ? formatAmount(cashOut) : null,
      win: formatAmount(isOpen ? 0n : win),
      multiplier: Number((worth * 100n) / parseAmount(round.bet)),
    }
    if (isOpen) open = { round: done, secret }
    else {
      open = null
      balance += win
      rounds.unshift(done)
    }
    const answer = { round: done, balance: formatAmount(balance), seeds: seeds() }
    answers.set(key, answer)
    return answer
  }

  function move(key: string, made: string | number | null): Played {
    const known = answers.get(key)
    if (known) return known
    if (!open) throw new Error('no round is open')
    const moves = made === null ? open.round.moves : [...open.round.moves, made]
    const { choice, bet } = open.round
    const drawn = result(game, open.secret, choice, parseAmount(bet), moves)
    const closed = made === null ? { ...close(drawn, open.secret), win: drawn.cashOut ?? 0n } : drawn
    return finish(key, { ...open.round, moves }, open.secret, closed)
  }

  const handlers: Record<StudioCallName, (input: never) => unknown> = {
    open: () => ({
      session: 'session',
      player: { currency: 'PHP', balance: formatAmount(balance), isTrial, language },
      game: info,
      seeds: seeds(),
      openRound: open?.round ?? null,
    }),
    play,
    step: ({ key, choice }: StudioInput<'step'>) => move(key, choice.cell ?? choice.move ?? null),
    cashOut: ({ key }: StudioInput<'cashOut'>) => move(key, null),
    seeds: ({ clientSeed, serverSeedHash }: StudioInput<'seeds'>) => {
      if (pair.nonce === 0 && serverSeedHash === pair.commitment) {
        pair = openSeedPair(pair.serverSeed, clientSeed)
        return { seeds: seeds(), revealed: null }
      }
      const { revealed, next } = rotateSeeds({
        pair,
        nextServerSeed: nextSeed(),
        nextClientSeed: clientSeed,
        openRounds: open ? 1 : 0,
      })
      pair = next
      const { serverSeed: shown, commitment, clientSeed: old } = revealed
      return {
        seeds: seeds(),
        revealed: { pairId: '1', serverSeed: shown, serverSeedHash: commitment, clientSeed: old },
      }
    },
    rounds: () => ({ rounds: rounds.slice(0, 10).map((round) => ({ round, proof: null })), hasMore: false }),
    balance: () => ({ balance: formatAmount(balance), seeds: seeds(), openRound: open?.round ?? null }),
  }

  return {
    calls,
    answer(name: StudioCallName, input: Record<string, unknown>): unknown {
      calls.push({ name, input })
      return handlers[name](input as never)
    },
  }
}

const names: Record<string, string> = {
  COLOR_GAME: 'Color Game',
  DICE: 'Dice',
  HI_LO: 'Hi-Lo',
  KENO: 'Keno',
  LIMBO: 'Limbo',
  LUCKY_9: 'Lucky 9',
  MINES: 'Mines',
  PLINKO: 'Plinko',
  WHEEL: 'Wheel',
}

function returnsOf(model: SlotModel | undefined) {
  if (!model) return { returnToPlayer: '98.00%', edge: '2.00%' }
  const { numerator, denominator } = declaredReturns[model.id as keyof typeof declaredReturns]
  return {
    returnToPlayer: percentText({ numerator, denominator }),
    edge: edgeText({ numerator, denominator }),
  }
}

function draw(game: string, source: ReturnType<typeof openStream>, choice: Record<string, unknown>): unknown {
  const rules = originals[game as keyof typeof originals] as {
    draw: (source: unknown, bet: unknown) => unknown
  }
  return rules.draw(source, choice)
}

function slotResult(model: SlotModel, round: ReturnType<typeof playSlot>, stake: Amount): Drawn {
  const outcome = { kind: model.kind === 'cascade' ? 'cascade' : 'reels', ...round } as unknown as Outcome
  return { outcome, win: slotPayout(model, stake, round.coins), isOpen: false, cashOut: null }
}

/** The mines of a round that is left are shown. */
function close(drawn: Drawn, secret: unknown): Drawn {
  const { outcome } = drawn
  return {
    ...drawn,
    isOpen: false,
    outcome:
      outcome.kind === 'mines' ? { ...outcome, mines: (secret as { mines: number[] }).mines } : outcome,
  }
}

function result(
  game: string,
  secret: unknown,
  choice: Record<string, unknown>,
  stake: Amount,
  moves: readonly (string | number)[],
): Drawn {
  const done = (kind: string, settled: unknown): Drawn => ({
    outcome: { kind, ...(secret as object) } as Outcome,
    win: settled as Amount,
    isOpen: false,
    cashOut: null,
  })
  const settle = (bet: unknown) =>
    (
      originals[game as keyof typeof originals] as { settle: (bet: unknown, outcome: unknown) => Amount }
    ).settle(bet, secret)
  switch (game) {
    case 'MINES':
      return minesResult(secret as { mines: number[] }, Number(choice.mines), stake, moves as number[])
    case 'HI_LO':
      return hiLoResult(secret as { cards: number[] }, stake, moves as HiLoMove[])
    case 'LUCKY_9':
      return luckyResult(secret, choice, stake, moves)
    case 'COLOR_GAME': {
      const stakes = Object.entries(choice.stakes as Record<string, string>)
      return done(
        'color',
        settle({ stakes: Object.fromEntries(stakes.map(([c, s]) => [c, parseAmount(s)])) }),
      )
    }
    default:
      return done(game.toLowerCase(), settle({ ...choice, stake }))
  }
}

function minesResult(secret: { mines: number[] }, count: number, stake: Amount, opened: number[]): Drawn {
  const { isOver, safe } = minesState(secret, opened)
  const worth = (stake * minesMultiplier(count, safe)) / 100n
  return {
    outcome: { kind: 'mines', opened, mines: isOver ? secret.mines : null },
    win: safe === opened.length ? worth : 0n,
    isOpen: !isOver,
    cashOut: safe > 0 ? worth : null,
  }
}

function hiLoResult(secret: { cards: number[] }, stake: Amount, moves: HiLoMove[]): Drawn {
  const { isLost, ways } = hiLoState(secret, moves)
  const worth = (stake * hiLoMultiplier(ways)) / 100n
  return {
    outcome: { kind: 'hi-lo', cards: secret.cards.slice(0, moves.length + 1), isLost },
    win: isLost ? 0n : worth,
    isOpen: !isLost,
    cashOut: ways.length > 0 ? worth : null,
  }
}

function luckyResult(
  secret: unknown,
  choice: Record<string, unknown>,
  stake: Amount,
  moves: readonly unknown[],
): Drawn {
  const cards = secret as { player: [number, number, number]; banker: [number, number, number] }
  const made = moves[0] as 'stand' | 'draw' | undefined
  if (!made)
    return {
      outcome: { kind: 'lucky-9', player: cards.player.slice(0, 2), banker: [] },
      win: 0n,
      isOpen: true,
      cashOut: null,
    }
  const side = choice.naturalStake === undefined ? undefined : parseAmount(String(choice.naturalStake))
  const bet = side === undefined ? { stake } : { stake: stake - side, naturalStake: side }
  const bankerDraws = luckyNineTotal(cards.banker.slice(0, 2)) <= 5
  return {
    outcome: {
      kind: 'lucky-9',
      player: cards.player.slice(0, made === 'draw' ? 3 : 2),
      banker: cards.banker.slice(0, bankerDraws ? 3 : 2),
    },
    win: originals.LUCKY_9.settle(bet, cards, made),
    isOpen: false,
    cashOut: null,
  }
}
