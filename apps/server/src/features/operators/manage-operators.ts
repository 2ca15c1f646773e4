/** Operators as they are made and changed by command; each change is written down like what operators do. */
import { randomBytes } from 'node:crypto'
import { permissionKeys } from '@perya/contract/permissions'
import { hashPassword } from '#features/identity/index.ts'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import { sealText } from '#platform/personal-data.ts'
import { codePurpose } from './log-in.ts'
import { noteAct } from './note-act.ts'
import { authenticatorLink, makeCodeSecret } from './one-time-code.ts'
import {
  findOperator,
  insertOperator,
  listOperatorRows,
  type OperatorChange,
  updateOperator,
} from './operator.store.ts'
import { unknownPermissions } from './permissions.rules.ts'
import { endSessions, operatorChannel } from './session.store.ts'

type Desk = Pick<Context, 'db' | 'now' | 'secrets'>
type Named = { merchant: string; name: string }

/** What an operator is handed over once, on paper or in person. */
export type Credentials = { password: string; codeSecret: string; link: string }

export async function addOperator(
  desk: Desk,
  { merchant, name, permissions }: Named & { permissions: readonly string[] },
): Promise<Credentials> {
  const { trialOf } = await readMerchant(desk.db, merchant)
  if (trialOf !== null) throw new ChangeRefused(`Operators of ${trialOf} look after ${merchant} too.`)
  if (!/^[a-z][a-z0-9.-]{1,31}$/.test(name)) {
    throw new ChangeRefused('A name has 2 to 32 small letters, digits, dots and hyphens, a letter first.')
  }
  assertPermissions(permissions)
  const made = makeCredentials({ merchant, name })
  const row = { merchant, name, permissions: [...permissions], ...(await keptOf(desk, made)) }
  await noted(desk, { merchant, name }, 'add', { permissions }, async (tx) => {
    if (!(await insertOperator(tx, row, desk.now()))) {
      throw new ChangeRefused(`${merchant} has an operator ${name} already.`)
    }
  })
  return made
}

export async function listOperators(desk: Pick<Desk, 'db'>, merchant: string) {
  await readMerchant(desk.db, merchant)
  return listOperatorRows(desk.db, merchant)
}

/** Exactly these from the next call on. */
export async function permitOperator(
  desk: Desk,
  { permissions, ...named }: Named & { permissions: readonly string[] },
): Promise<void> {
  assertPermissions(permissions)
  await change(desk, named, 'permissions', { permissions: [...permissions] })
}

/** A locked operator's sessions end at once, and none is opened any more. */
export async function lockOperator(desk: Desk, named: Named, isLocked: boolean): Promise<void> {
  await change(desk, named, isLocked ? 'lock' : 'unlock', { isLocked })
}

/** A new password and a new authenticator; the old ones are worth nothing. */
export async function renewCredentials(desk: Desk, named: Named): Promise<Credentials> {
  const made = makeCredentials(named)
  await change(desk, named, 'password', await keptOf(desk, made))
  return made
}

async function change(desk: Desk, named: Named, act: string, it: OperatorChange): Promise<void> {
  const operator = await findOperator(desk.db, named.merchant, named.name)
  if (!operator) throw new ChangeRefused(`${named.merchant} has no operator ${named.name}.`)
  const { permissions } = it
  await noted(
    desk,
    named,
    act,
    permissions ? { before: operator.permissions, permissions } : {},
    async (tx) => {
      await updateOperator(tx, operator.id, it)
      // Permissions are asked for with each call; whatever else changes, whoever is in has to come in anew.
      if (permissions) await notify(tx, operatorChannel, String(operator.id))
      else await endSessions(tx, operator.id, desk.now())
    },
  )
}

async function noted(
  desk: Desk,
  { merchant, name }: Named,
  act: string,
  details: Record<string, unknown>,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const noteOutcome = await noteAct(desk, {
    merchant,
    operatorId: null,
    call: `command operator ${act}`,
    input: { name, ...details },
    ip: '',
    userAgent: '',
    requestId: '',
  })
  await desk.db.transaction().execute(work)
  await noteOutcome('done')
}

function assertPermissions(permissions: readonly string[]): void {
  const [unknown] = unknownPermissions(permissions)
  if (unknown !== undefined) {
    throw new ChangeRefused(`There is no permission ${unknown}; there are ${permissionKeys.join(', ')}.`)
  }
}

function makeCredentials({ merchant, name }: Named): Credentials {
  const codeSecret = makeCodeSecret()
  return {
    password: randomBytes(15).toString('base64url'),
    codeSecret,
    link: authenticatorLink(codeSecret, { site: merchant, name }),
  }
}

const keptOf = async ({ secrets }: Desk, { password, codeSecret }: Credentials) => ({
  passwordHash: await hashPassword(password),
  codeSecret: sealText(secrets, codePurpose, codeSecret),
})
