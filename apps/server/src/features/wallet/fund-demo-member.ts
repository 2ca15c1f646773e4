import type { Amount } from '@perya/money'
import type { Tx } from '#platform/db.ts'
import { openHouseAccount, openMemberAccounts } from './accounts.ts'
import { postTransfer, type Transfer } from './post-transfer.ts'

/** Gives a demo member its opening balance from the merchant's demo account; a second call gives nothing more. */
export async function fundDemoMember(
  tx: Tx,
  { memberId, merchant, amount }: { memberId: bigint; merchant: string; amount: Amount },
): Promise<Transfer> {
  const { cash } = await openMemberAccounts(tx, { memberId, merchant })
  const demo = await openHouseAccount(tx, { kind: 'demo', merchant, name: 'opening balances' })
  return postTransfer(tx, {
    key: `demo:${memberId}:opening`,
    kind: 'demo_funding',
    legs: [
      { account: cash, amount },
      { account: demo, amount: -amount },
    ],
  })
}
