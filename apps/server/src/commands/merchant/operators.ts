import { permissions } from '@perya/contract/permissions'
import { ChangeRefused } from '#features/merchants/index.ts'
import {
  addOperator,
  type Credentials,
  checkChain,
  listActRows,
  listOperators,
  lockOperator,
  permitOperator,
  renewCredentials,
} from '#features/operators/index.ts'
import type { Context } from '#platform/context.ts'

const usage = `Usage:
  npm run merchant -- <code> operator list
  npm run merchant -- <code> operator add <name> --permissions <key>,…
  npm run merchant -- <code> operator permissions <name> <key>,… | none
  npm run merchant -- <code> operator lock <name> | unlock <name>
  npm run merchant -- <code> operator password <name>     a new password and a new authenticator
  npm run merchant -- <code> operator audit [<name>]      what operators did last, and whether all of it stands

Permissions:
${Object.entries(permissions)
  .map(([key, meaning]) => `  ${key.padEnd(20)}${meaning}`)
  .join('\n')}`

type Desk = Pick<Context, 'db' | 'now' | 'secrets'>

/** `operator …`: who works for a merchant, and what they did. */
export async function manageOperators(
  desk: Desk,
  merchant: string,
  [verb = '', name = '', ...rest]: readonly string[],
): Promise<string> {
  const named = { merchant, name }
  const keys = (text = '') => (text === 'none' ? [] : text.split(','))
  if (verb === 'list' && name === '') return describeOperators(desk, merchant)
  if (verb === 'audit' && rest.length === 0) return describeActs(desk, merchant, name)
  if (verb === 'add' && rest.length === 2 && rest[0] === '--permissions') {
    return handOver(named.name, await addOperator(desk, { ...named, permissions: keys(rest[1]) }))
  }
  if (verb === 'permissions' && rest.length === 1) {
    await permitOperator(desk, { ...named, permissions: keys(rest[0]) })
    return `${name} may now: ${rest[0]}.`
  }
  if ((verb === 'lock' || verb === 'unlock') && name !== '' && rest.length === 0) {
    await lockOperator(desk, named, verb === 'lock')
    return `${name} is ${verb}ed.`
  }
  if (verb === 'password' && name !== '' && rest.length === 0) {
    return handOver(name, await renewCredentials(desk, named))
  }
  throw new ChangeRefused(usage)
}

const handOver = (name: string, { password, codeSecret, link }: Credentials): string =>
  [
    `${name} logs in with what is shown this once:`,
    `password       ${password}`,
    `authenticator  ${codeSecret}`,
    `as a link      ${link}`,
  ].join('\n')

async function describeOperators(desk: Desk, merchant: string): Promise<string> {
  const operators = await listOperators(desk, merchant)
  if (operators.length === 0) return `${merchant} has no operators yet.`
  return operators
    .map((each) =>
      [
        each.name.padEnd(20),
        each.isLocked ? 'locked' : 'open  ',
        each.lastSeenAt?.toISOString() ?? 'never seen'.padEnd(24),
        each.permissions.join(',') || 'none',
      ].join('  '),
    )
    .join('\n')
}

const listed = 50

async function describeActs({ db }: Desk, merchant: string, operator: string): Promise<string> {
  const acts = await listActRows(db, merchant, { limit: listed, operator: operator || undefined })
  const { count, root, broken } = await checkChain(db)
  const lines = acts
    .toReversed()
    .map((act) =>
      [
        act.id,
        act.at.toISOString(),
        act.operator ?? '-',
        act.ip || '-',
        act.call,
        JSON.stringify(act.input),
        act.outcome ?? 'no answer',
      ].join('  '),
    )
  const verdict = broken === null ? 'none was changed or lost' : `row ${broken} IS NOT AS IT WAS WRITTEN`
  return [...lines, `${count} rows, ${verdict}; the last seal is ${root || 'none'}`].join('\n')
}
