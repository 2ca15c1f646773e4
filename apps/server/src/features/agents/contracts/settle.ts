/** Makes a bill of each period that is over, contract by contract, and pays it as far as the money reaches. */
import type { ContractKind } from '@perya/contract/agent-contracts'
import { formatAmount } from '@perya/money'
import { putIntoBox } from '#features/inbox/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { inMoneyTransaction, isSettledBefore } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { allowLongStatements } from '#platform/db.ts'
import { insertBill, listUnsettled, sumOwed, type Unsettled } from './bill.store.ts'
import { countPeriod } from './count.ts'
import { payBill } from './pay.ts'
import { periodAt } from './period.store.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'log'>

const minute = 60_000
const day = 24 * 60 * minute

/** How long after its end a period is settled, and the shortest time a period lasts. */
const times: Record<ContractKind, { wait: number; least: number }> = {
  hourly: { wait: 5 * minute, least: 60 * minute },
  daily: { wait: 125 * minute, least: day - 60 * minute },
  dividend: { wait: 130 * minute, least: 8 * day - 60 * minute },
}

export async function settleContracts(ctx: Ctx, kind: ContractKind): Promise<void> {
  const { wait, least } = times[kind]
  const before = new Date(ctx.now().getTime() - wait - least)
  // A period that is not over or that failed delays only later periods of the same member.
  const waiting: bigint[] = []
  for (;;) {
    const next = await listUnsettled(ctx.db, { kind, before, except: waiting })
    if (next.length === 0) return
    for (const contract of next) {
      const isDone = await settle(ctx, contract).catch((error: Error) => {
        ctx.log.error({ err: error, contract: contract.id.toString() }, 'a contract was not settled')
        return false
      })
      if (!isDone) waiting.push(contract.memberId)
    }
  }
}

/** Answers false while movements of the period may still come. */
async function settle(ctx: Ctx, contract: Unsettled): Promise<boolean> {
  const { merchant, kind, memberId, payerId, terms } = contract
  const words = await readLetterWords(ctx.db, merchant)
  return inMoneyTransaction(ctx, async (tx) => {
    const now = ctx.now()
    const period = await periodAt(tx, { merchant, kind, plan: terms.plan }, contract.from)
    if (now.getTime() < period.to.getTime() + times[kind].wait) return false
    if (!(await isSettledBefore(tx, period.to))) return false
    await allowLongStatements(tx)
    const counted = await countPeriod(tx, contract, period)
    const bill = { contractId: contract.id, kind, memberId, payerId, settledAt: now, ...period, ...counted }
    const owedBefore = payerId === null ? 0n : await sumOwed(tx, payerId)
    const id = await insertBill(tx, bill)
    if (id === undefined) return true
    const left = await payBill(ctx, tx, id)
    if (payerId !== null && left > 0n && owedBefore === 0n) {
      const letter = {
        titles: words('letter.contract.owed'),
        texts: words('letter.contract.owed.text', { amount: formatAmount(left) }),
      }
      await putIntoBox(tx, { memberId: payerId, ...letter }, now)
    }
    return true
  })
}
