import { findMemberByUserName } from '#features/members/index.ts'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { writeToMember } from './write-letter.ts'

const welcome = {
  seedKey: 'welcome',
  titles: { TY: 'Welcome!', EN: 'Welcome!' },
  texts: {
    TY: 'Salamat sa pagsali sa Perya!\n\nMay tanong? Mag-reply ka lang dito. Hindi kami hihingi ng password o code.',
    EN: 'Thanks for joining Perya!\n\nGot a question? Just reply to this message. We’ll never ask for your password or a code.',
  },
}

/** One message for each demo login, so that the inbox is not empty. */
export async function seedDemo(ctx: Context): Promise<void> {
  for (const userName of ['juan', 'ligaya', 'datu']) {
    const member = await findMemberByUserName(ctx.db, demoMerchant, userName)
    if (member) await writeToMember(ctx, { memberId: member.id, ...welcome })
  }
}
