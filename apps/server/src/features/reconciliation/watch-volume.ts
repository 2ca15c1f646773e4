import { formatAmount } from '@perya/money'
import { endAlarm, raiseAlarms } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { type Explained, explainVolume, spanUpTo } from './explain-volume.ts'
import { isExplained, shareText } from './explained.rules.ts'
import { type CurrencyVolume, putExplained } from './explained.store.ts'

const toldAtMost = 20

/** Keeps how much of the last month is explained; a currency with too little of it is an alarm until it is explained. */
export async function watchVolume(ctx: Pick<Context, 'db' | 'log' | 'now'>): Promise<Explained> {
  const explained = await explainVolume(ctx, spanUpTo(ctx.now()))
  await ctx.db.transaction().execute(async (tx) => {
    for (const volume of explained.volumes) {
      await putExplained(tx, explained, volume)
      const alarm = alarmOf(volume)
      if (isExplained(volume)) await endAlarm(tx, alarm)
      else await raiseAlarms(tx, [alarm])
    }
  })
  for (const { key, amount, currency } of explained.unmatched.slice(0, toldAtMost)) {
    ctx.log.warn({ key, amount: formatAmount(amount), currency }, 'no outside record explains a transfer')
  }
  return explained
}

/** Nothing is off in the ledger itself, so the alarm differs by nothing. */
const alarmOf = (volume: CurrencyVolume) => ({
  rule: 'R-21',
  place: `outside records ${volume.currency}`,
  accountId: null,
  transferId: null,
  difference: 0n,
  detail:
    `${formatAmount(volume.crossed - volume.matched)} of ${formatAmount(volume.crossed)} ${volume.currency} ` +
    `in ${volume.unmatchedTransfers} transfers has no outside record: ${shareText(volume)} is explained`,
})
