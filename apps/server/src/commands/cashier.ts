/** `npm run cashier -- <merchant> …`, for operators: money that needs a person. */
import { fileURLToPath } from 'node:url'
import { formatAmount } from '@perya/money'
import {
  approveWithdrawal,
  creditParked,
  listParked,
  listToReview,
  rejectWithdrawal,
  saveBank,
  saveChannel,
} from '#features/cashier/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { openDb, openPool } from '#platform/db.ts'
import { hasCluster } from '#platform/embedded-postgres.ts'
import { type Env, readEnv } from '#platform/env.ts'
import { StartError } from '#platform/start-error.ts'

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url))

const usage = `Usage:
  npm run cashier -- <merchant> channel <JSON>
  npm run cashier -- <merchant> bank <JSON>
  npm run cashier -- <merchant> payments
  npm run cashier -- <merchant> credit <payment> <user name> by <operator>
  npm run cashier -- <merchant> withdrawals
  npm run cashier -- <merchant> approve <reference> by <operator>
  npm run cashier -- <merchant> reject <reference> <reason> by <operator>`

type Desk = Pick<Context, 'db' | 'now'>

async function run(desk: Desk, [merchant = '', action = '', ...words]: string[]): Promise<string> {
  if (action === 'payments' && words.length === 0) return describeParked(desk, merchant)
  if (action === 'withdrawals' && words.length === 0) return describeWithdrawals(desk, merchant)
  if (action === 'channel' && words.length > 0) {
    return `${merchant} takes deposits by ${await saveChannel(desk.db, merchant, words.join(' '))} as written.`
  }
  if (action === 'bank' && words.length > 0) {
    return `${merchant} pays out to ${await saveBank(desk.db, merchant, words.join(' '))} as written.`
  }
  const [operator = '', by] = words.toReversed()
  const [first = '', second = '', ...more] = words.slice(0, -2)
  if (by !== 'by' || !/^[a-z][a-z0-9.-]{1,31}$/.test(operator) || more.length > 0) {
    throw new ChangeRefused(usage)
  }
  if (action === 'credit' && second !== '') {
    const isMoved = await creditParked(desk, { merchant, payment: first, userName: second, operator })
    return isMoved
      ? `${second} has the money of ${first}.`
      : `${operator} says ${first} belongs to ${second}; it moves once another operator says so too.`
  }
  if (action === 'approve' && second === '') {
    const missing = await approveWithdrawal(desk, { merchant, reference: first, operator })
    return missing === 0 ? `${first} will be paid.` : `${first} needs the word of one more operator.`
  }
  if (action === 'reject' && second !== '') {
    await rejectWithdrawal(desk, { merchant, reference: first, reason: second, operator })
    return `${first} is rejected, and its money is back with the member.`
  }
  throw new ChangeRefused(usage)
}

async function describeParked({ db }: Desk, merchant: string): Promise<string> {
  const parked = await listParked(db, merchant)
  if (parked.length === 0) return `No payment to ${merchant} waits for a person.`
  return table(
    parked.map((paid) => [
      paid.receivedAt.toISOString(),
      paid.payment,
      paid.reference,
      `${paid.currency} ${formatAmount(paid.amount)}`,
      paid.reason ?? '',
      paid.claimedBy === null ? '' : `claimed by ${paid.claimedBy}`,
    ]),
  )
}

async function describeWithdrawals({ db }: Desk, merchant: string): Promise<string> {
  const waiting = await listToReview(db, merchant)
  if (waiting.length === 0) return `No withdrawal of ${merchant} waits for a person.`
  return table(
    waiting.map((asked) => [
      asked.createdAt.toISOString(),
      asked.reference,
      asked.userName,
      `${asked.currency} ${formatAmount(asked.amount)}`,
      `${asked.names.EN} ••${asked.lastDigits}`,
      asked.reason ?? '',
    ]),
  )
}

const table = (lines: readonly (readonly string[])[]) => lines.map((words) => words.join('  ')).join('\n')

/** Uses the database the servers use; starts the embedded one when none of them runs. */
async function withDesk<T>(env: Env, work: (desk: Desk) => Promise<T>): Promise<T> {
  if (env.databaseUrl === undefined && !hasCluster(env.dataDir)) {
    throw new StartError(`There is no data in ${env.dataDir} yet; start the platform once with npm start.`)
  }
  const database = await openDatabase(env)
  const pool = openPool(database.url, 2)
  try {
    return await work({ db: openDb(pool), now: () => new Date() })
  } finally {
    await pool.end()
    await database.leave()
  }
}

try {
  const words = process.argv.slice(2)
  const text = await withDesk(readEnv(process.env, projectRoot), (desk) => run(desk, words))
  process.stdout.write(`${text}\n`)
} catch (error) {
  const isExpected = error instanceof ChangeRefused || error instanceof StartError
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
