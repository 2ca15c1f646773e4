import { randomBytes } from 'node:crypto'
import type { OutputOf } from '@perya/contract/endpoint'
import { loginOperator } from '@perya/contract/operators'
import type { z } from 'zod'
import { beginTry, sha256, type Visit, verifyPassword } from '#features/identity/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { openText } from '#platform/personal-data.ts'
import { noteAct } from './note-act.ts'
import { makeCodeSecret, stepOfCode } from './one-time-code.ts'
import { findOperator, type OperatorRow, spendCode } from './operator.store.ts'
import { knownPermissions } from './permissions.rules.ts'
import { countRefusal } from './refusal.store.ts'
import { lifetimeMs } from './session.rules.ts'
import { hasUsedDevice, insertSession } from './session.store.ts'

type Shown = z.output<(typeof loginOperator)['input']>

/** No member's token has a dot, so one look tells whose it is. */
export const tokenMark = 'op.'

/** The purpose under which secrets of authenticators are sealed. */
export const codePurpose = 'operator.code'

/** Lets an operator in and writes that down with the session; what is refused is only counted, since anybody can be. */
export async function logInOperator(
  ctx: Context,
  visit: Visit,
  shown: Shown,
  requestId: string,
): Promise<OutputOf<typeof loginOperator>> {
  const operator = await findOperator(ctx.db, visit.merchant, shown.name)
  try {
    return await admit(ctx, visit, shown, operator, requestId)
  } catch (error) {
    if (error instanceof AppError) {
      const { merchant, ip } = visit
      const refusal = { merchant, name: operator?.name ?? '', outcome: error.code, at: ctx.now(), ip }
      await countRefusal(ctx.db, refusal)
    }
    throw error
  }
}

/** One answer for a wrong name, password or code, and one for a code that was used before. */
async function admit(
  ctx: Context,
  visit: Visit,
  shown: Shown,
  operator: OperatorRow | undefined,
  requestId: string,
): Promise<OutputOf<typeof loginOperator>> {
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
  const session = isProved ? await enter(ctx, visit, operator, step, requestId) : undefined
  if (!session) throw new AppError('operator.refused', await attempt.fail())
  await attempt.succeed()
  return session
}

async function enter(ctx: Context, visit: Visit, operator: OperatorRow, step: number, requestId: string) {
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
    const { merchant, ip, userAgent } = visit
    const { method, path } = loginOperator
    const act = { merchant, operatorId: null, input: { name: operator.name }, ip, userAgent, requestId }
    const noteOutcome = await noteAct({ db: tx, now: ctx.now }, { ...act, call: `${method} ${path}` })
    await noteOutcome('done')
    return {
      token,
      name: operator.name,
      permissions: knownPermissions(operator.permissions),
      expiresAt: expiresAt.toISOString(),
    }
  })
}
