import { type Permission, permissions } from '@perya/contract/permissions'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import { actAs } from '#platform/acting.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { noteAct } from './note-act.ts'
import { findOperator } from './operator.store.ts'

type CommandAct = {
  merchant: string
  /** Who it is done by, as the command line says. */
  operator: string
  permission: Permission
  /** Such as `command cashier approve`. */
  call: string
  input: unknown
}

/** Lets an operator do by command what they may do by a call, and writes it down as that is. */
export async function actByCommand<T>(
  desk: Pick<Context, 'db' | 'now'>,
  act: CommandAct,
  work: () => Promise<T>,
): Promise<T> {
  const { trialOf } = await readMerchant(desk.db, act.merchant)
  const operator = await findOperator(desk.db, trialOf ?? act.merchant, act.operator)
  if (!operator) throw new ChangeRefused(`${trialOf ?? act.merchant} has no operator ${act.operator}.`)
  const noteOutcome = await noteAct(desk, {
    merchant: act.merchant,
    operatorId: operator.id,
    call: act.call,
    input: act.input,
    ip: '',
    userAgent: '',
    requestId: '',
  })
  try {
    if (operator.isLocked) throw new ChangeRefused(`${act.operator} is locked.`)
    if (!operator.permissions.includes(act.permission)) {
      throw new ChangeRefused(`${act.operator} may not ${permissions[act.permission]} (${act.permission}).`)
    }
    const done = await actAs(operator.id, work)
    await noteOutcome('done')
    return done
  } catch (error) {
    await noteOutcome(error instanceof AppError ? error.code : 'refused')
    throw error
  }
}
