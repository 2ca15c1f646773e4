/** Whether what gateways and vendors say explains the money that crossed to and from them. */

import { type Finding, findUnbooked } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { allowLongStatements } from '#platform/db.ts'
import {
  type CurrencyVolume,
  listCurrencies,
  listUnmatched,
  type Span,
  sumVolumes,
  type UnmatchedTransfer,
  type VolumeOfKind,
} from './explained.store.ts'

const dayMs = 86_400_000

/** Younger than this, the other side may still have to say it. */
const restMs = dayMs
const daysBack = 31

/** However many there are, so many are named; their number is told as it is. */
const namedAtMost = 1_000

export type Explained = Span & {
  volumes: CurrencyVolume[]
  unmatched: UnmatchedTransfer[]
  /** What needs no outside record, and what people vouch for instead of one. */
  apart: VolumeOfKind[]
  /** What crossed after that: nobody has judged it yet. */
  leftOut: LeftOut[]
  /** What gateways say, of any age, and the ledger does not take. */
  unbooked: Finding[]
}

type LeftOut = Pick<VolumeOfKind, 'currency' | 'transfers' | 'volume'>

/** Later than any transfer. */
const endOfTime = new Date('9999-12-31T00:00:00Z')

export function spanUpTo(now: Date, since?: Date): Span {
  const upTo = new Date(now.getTime() - restMs)
  return { since: since ?? new Date(upTo.getTime() - daysBack * dayMs), upTo }
}

/** All of it in one snapshot; the database adds up, so however much there is, little of it comes here. */
export async function explainVolume(
  ctx: Pick<Context, 'db'>,
  span: Span,
  limit = namedAtMost,
): Promise<Explained> {
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await allowLongStatements(tx)
      const kinds = await sumVolumes(tx, span)
      const young = await sumVolumes(tx, { since: span.upTo, upTo: endOfTime })
      const isUnmatched = kinds.some(({ explanation }) => explanation === 'unmatched')
      const currencies = await listCurrencies(tx)
      return {
        ...span,
        volumes: currencies.map((currency) => volumeOf(currency, kinds)),
        unmatched: isUnmatched ? await listUnmatched(tx, span, limit) : [],
        apart: kinds.filter(({ explanation }) => explanation === 'inside' || explanation === 'operators'),
        leftOut: currencies.map((currency) => leftOutOf(currency, young)),
        unbooked: await findUnbooked(tx),
      }
    })
}

function volumeOf(currency: string, kinds: readonly VolumeOfKind[]): CurrencyVolume {
  const volume = { currency, crossed: 0n, matched: 0n, unmatchedTransfers: 0n }
  for (const kind of kinds) {
    if (kind.currency !== currency) continue
    if (kind.explanation === 'matched') volume.matched += kind.volume
    if (kind.explanation === 'unmatched') volume.unmatchedTransfers += kind.transfers
    if (kind.explanation === 'matched' || kind.explanation === 'unmatched') volume.crossed += kind.volume
  }
  return volume
}

function leftOutOf(currency: string, young: readonly VolumeOfKind[]): LeftOut {
  const crossed = young.filter((kind) => kind.currency === currency && kind.explanation !== 'inside')
  return {
    currency,
    transfers: crossed.reduce((sum, { transfers }) => sum + transfers, 0n),
    volume: crossed.reduce((sum, { volume }) => sum + volume, 0n),
  }
}
