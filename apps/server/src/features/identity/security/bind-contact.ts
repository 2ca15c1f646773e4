/** A number or mail address becomes the member's once they read a code sent to it. */
import {
  keepEmail,
  keepMobile,
  lockPersonalData,
  maySetMobile,
  readPersonalData,
} from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { pauseAndTell } from '../pause/pause-withdrawals.ts'
import { proveSelf, type Self } from '../proof/prove-self.ts'
import { checkCode } from '../verification/verification.ts'
import { wrongCode } from '../verification/verification-error.ts'
import type { Visit } from '../visit.ts'

type Typed = { to: string; code: string; password: string }

export async function bindEmail(ctx: Context, visit: Visit, self: Self, typed: Typed): Promise<void> {
  await proveSelf(ctx, self, typed.password)
  const code = await checkCode(ctx, visit, 'email', typed.to, typed.code)
  if (!code) throw wrongCode()
  await ctx.db.transaction().execute(async (tx) => {
    await lockPersonalData(tx, self.memberId)
    await code.use(tx)
    const { email } = await readPersonalData(ctx, tx, self.memberId)
    if (email !== undefined && email.toLowerCase() !== typed.to.toLowerCase()) {
      await pauseAndTell(ctx, tx, self.memberId, 'email')
    }
    await keepEmail(ctx, tx, self.memberId, typed.to)
  })
}

export async function bindMobile(ctx: Context, visit: Visit, self: Self, typed: Typed): Promise<void> {
  await proveSelf(ctx, self, typed.password)
  const code = await checkCode(ctx, visit, 'mobile', typed.to, typed.code)
  if (!code) throw wrongCode()
  await ctx.db.transaction().execute(async (tx) => {
    await lockPersonalData(tx, self.memberId)
    await code.use(tx)
    if (!(await maySetMobile(ctx, tx, self.memberId, typed.to))) {
      throw new AppError('mobile.taken', { field: 'mobileNum' })
    }
    const { mobile } = await readPersonalData(ctx, tx, self.memberId)
    if (mobile !== undefined && mobile !== typed.to) await pauseAndTell(ctx, tx, self.memberId, 'mobile')
    await keepMobile(ctx, tx, self.memberId, typed.to)
  })
}
