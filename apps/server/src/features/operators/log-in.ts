import { randomBytes } from 'node:crypto'
import type { OutputOf } from '@perya/contract/endpoint'
import type { loginOperator } from '@perya/contract/operators'
import type { z } from 'zod'
import { beginTry, sha256, type Visit, verifyPassword } from '#features/identity/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { openText } from '#platform/personal-data.ts'
import { makeCodeSecret, stepOfCode } from './one-time-code.ts'
import { findOperator, type OperatorRow, spendCode } from './operator.store.ts'
import { knownPermissions } from './permissions.rules.ts'
import { lifetimeMs } from './session.rules.ts'
import { hasUsedDevice, insertSession } from './session.store.ts'

type Shown = z.output<(typeof loginOperator)['input']>

/** No member's token has a dot, so one look tells whose it is. */
export const tokenMark = 'op.'

/** The purpose under which secrets of authenticators are sealed. */
export const codePurpose = 'operator.code'

/** One answer for a wrong name, password or code, and one for a code that was used before. */
export async function logInOperator(
  ctx: Context,
  visit: Visit,
  shown: Shown,
): Promise<OutputOf<typeof loginOperator>> {
  const operator = await findOperator(ctx.db, visit.merchant, shown.name)
  const isOwnDevice = await hasUsedDevice(ctx.db, operator?.id, visit.device)
  const attempt = await beginTry(ctx, visit, { account: `operator:${shown.name}`, isOwnDevice }, shown)
  const isPassword = await verifyPassword(operator?.passwordHash, shown.password)
  const secret = operator ? openText(ctx.secrets, codePurpose, operator.codeSecret) : makeCodeSecret()
  const step = stepOfCode(secret, shown.code, ctx.now())
  const isProved = operator && isPassword && step !== undefined
  if (isProved && operator.isLocked) {
    await attempt.giveBack()
    throw new AppError('account.disabled')
  }
  const session = isProved ? await enter(ctx, visit, operator, step) : undefined
  if (!session) throw new AppError('operator.refused', await attempt.fail())
  await attempt.succeed()
  return session
}

async function enter(ctx: Context, visit: Visit, operator: OperatorRow, step: number) {
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const token = `${tokenMark}${randomBytes(32).toString('base64url')}`
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await spendCode(tx, operator, step))) return undefined
    await insertSession(tx, {
      operatorId: operator.id,
      tokenHash: sha256(token),
      deviceHash: visit.device,
      ip: visit.ip,
      userAgent: visit.userAgent,
      createdAt: now,
      expiresAt,
    })
    return {
      token,
      name: operator.name,
      permissions: knownPermissions(operator.permissions),
      expiresAt: expiresAt.toISOString(),
    }
  })
}
