import { type AskedDays, readPeriod } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { MemberCaller } from '#platform/http/caller.ts'

/** Reads which lines of a record a member asks for: from when to when, and in which state. */
export async function readQuestion<State extends string>(
  ctx: Context,
  { merchant, signedIn }: MemberCaller,
  { state, ...days }: AskedDays & { state?: State | undefined },
) {
  const period = await readPeriod(ctx.db, merchant, days)
  const { from, to } = period
  return { question: { memberId: signedIn.memberId, from, to, state }, period }
}
