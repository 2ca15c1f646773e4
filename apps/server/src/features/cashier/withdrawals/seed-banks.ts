import type { PayoutKind } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { findMemberByUserName } from '#features/members/index.ts'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { blindIndex, sealText } from '#platform/personal-data.ts'
import { insertBank, listBanks } from './bank.store.ts'
import { cardPurpose } from './bind-card.ts'
import { insertCard } from './card.store.ts'

type DemoBank = {
  code: string
  kind: PayoutKind
  name: string
  pattern: string
  fee: string
  minutes: number
}

const mobile = '(?:\\+?63|0)9\\d{9}'

const banks: readonly DemoBank[] = [
  { code: 'gcash', kind: 'ewallet', name: 'GCash', pattern: mobile, fee: '0', minutes: 5 },
  { code: 'maya', kind: 'ewallet', name: 'Maya', pattern: mobile, fee: '0', minutes: 5 },
  { code: 'bdo', kind: 'bank', name: 'BDO Unibank', pattern: '\\d{10,12}', fee: '15', minutes: 60 },
  { code: 'bpi', kind: 'bank', name: 'BPI', pattern: '\\d{10}', fee: '15', minutes: 60 },
  { code: 'landbank', kind: 'bank', name: 'Landbank', pattern: '\\d{10}', fee: '15', minutes: 120 },
]

/** Made-up numbers: the demo's gateway pays nobody. */
const cards = [
  { userName: 'juan', number: '09170000004' },
  { userName: 'ligaya', number: '09170000002' },
  { userName: 'datu', number: '09170000001' },
]

/** Makes the demo site's banks and a bank card for each of its logins; existing ones stay. */
export async function seedBanks(ctx: Context): Promise<void> {
  for (const [position, { code, kind, name, pattern, fee, minutes }] of banks.entries()) {
    await insertBank(ctx.db, {
      merchant: demoMerchant,
      code,
      kind,
      names: { TY: name, EN: name },
      numberPattern: pattern,
      minAmount: parseAmount('200'),
      maxAmount: parseAmount(kind === 'bank' ? '500000' : '100000'),
      feeFixed: parseAmount(fee),
      feeRate: 0,
      minutesTo: minutes,
      position,
    })
  }
  const [first] = await listBanks(ctx.db, demoMerchant)
  for (const { userName, number } of cards) {
    const member = await findMemberByUserName(ctx.db, demoMerchant, userName)
    if (!member || !first) continue
    await ctx.db.transaction().execute((tx) =>
      insertCard(tx, {
        memberId: member.id,
        bankId: first.id,
        number: sealText(ctx.secrets, cardPurpose, number),
        numberIndex: blindIndex(ctx.secrets, cardPurpose, number),
        lastDigits: number.slice(-4),
        boundAt: member.registeredAt,
        usableAt: member.registeredAt,
      }),
    )
  }
}
