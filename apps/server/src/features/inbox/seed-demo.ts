import { findMemberByUserName } from '#features/members/index.ts'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { writeToMember } from './write-letter.ts'

const welcome = {
  seedKey: 'welcome',
  titles: { TY: 'Maligayang pagdating!', EN: 'Welcome!' },
  texts: {
    TY: 'Salamat sa pagsali sa Perya.\n\nKung may tanong ka, sagutin mo lang ang mensaheng ito. Hindi kami hihingi ng password o code.',
    EN: 'Thank you for joining Perya.\n\nIf you have a question, simply answer this message. We never ask for a password or a code.',
  },
}

/** One message for each demo login, so that the inbox is not empty. */
export async function seedDemo(ctx: Context): Promise<void> {
  for (const userName of ['juan', 'ligaya', 'datu']) {
    const member = await findMemberByUserName(ctx.db, demoMerchant, userName)
    if (member) await writeToMember(ctx, { memberId: member.id, ...welcome })
  }
}
