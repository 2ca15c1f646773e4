/** `npm run self-check`, for operators: whether program, migrations and games are as they were sealed. */

import type pg from 'pg'
import { ChangeRefused } from '#features/merchants/index.ts'
import { actByCommand } from '#features/operators/index.ts'
import { auditSeals } from '#features/seals/index.ts'
import {
  assertKeepsReleases,
  findDifferences,
  keepRun,
  listOpenAlarms,
  projectRoot,
  readRelease,
  sealRelease,
  selfCheckChannel,
  settleAlarm,
} from '#features/self-check/index.ts'
import { openLog } from '#platform/log.ts'
import { notify } from '#platform/notifications.ts'
import { answerOperator } from './command.ts'
import { atOwnersDesk, type Desk } from './desk.ts'

const usage = `Usage:
  npm run self-check
  npm run self-check -- alarms
  npm run self-check -- <merchant> seal by <operator>
  npm run self-check -- <merchant> settle <alarm> <reason> by <operator>`

async function run(desk: Desk, words: string[]): Promise<string> {
  await assertKeepsReleases(desk)
  if (words.length === 0) return verify(desk)
  if (words.join(' ') === 'alarms') return describeAlarms(desk)
  const [merchant = '', action = '', ...rest] = words
  const [operator = '', by] = rest.toReversed()
  const said = rest.slice(0, -2)
  if (by !== 'by' || !(action === 'seal' ? said.length === 0 : action === 'settle')) {
    throw new ChangeRefused(usage)
  }
  const signed = { merchant, operator, call: `command self-check ${action}`, input: { said } }
  return actByCommand(desk, { ...signed, permission: 'release.seal' }, () =>
    action === 'seal' ? seal(desk, { merchant, operator }) : settle(desk, { merchant, operator }, said),
  )
}

/** Only servers stop games, by their own files: whoever looks at a new release before it is sealed stops none. */
async function verify(desk: Desk): Promise<string> {
  await notify(desk.db, selfCheckChannel)
  const startedAt = performance.now()
  const release = await readRelease(projectRoot)
  const differences = await findDifferences(desk.db, release)
  await keepRun(desk.db, { cause: 'command', release, differences })
  const { compared, findings } = await auditSeals({ ...desk, log: openLog('silent') })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  if (differences.length > 0) {
    const lines = differences.map(
      ({ component, expected, found, detail }) =>
        `${component}: sealed ${expected}, found ${found} (${detail})`,
    )
    throw new ChangeRefused(
      [...lines, `${differences.length} parts are not as they were sealed (${seconds} s).`].join('\n'),
    )
  }
  if (findings.length > 0) {
    throw new ChangeRefused(
      findings.map(({ rule, place, detail }) => `${rule} ${place}: ${detail}`).join('\n'),
    )
  }
  return [
    `program     ${release.program}`,
    `migrations  ${release.migrations}`,
    `${release.games.length} games, ${Object.keys(release.files).length} other files: all as sealed (${seconds} s).`,
    `${compared} seals outside the database hold.`,
    'Running servers look too; npm run self-check -- alarms lists what any of them found.',
  ].join('\n')
}

async function describeAlarms(desk: Desk): Promise<string> {
  const alarms = await listOpenAlarms(desk)
  if (alarms.length === 0) return 'No alarm is open.'
  return alarms
    .map(({ id, raisedAt, host, component, expected, found, detail }) =>
      [id, raisedAt.toISOString(), host, component, `sealed ${expected}`, `found ${found}`, detail].join(
        '  ',
      ),
    )
    .join('\n')
}

/** PostgreSQL's code for a right that is missing. */
const notAllowed = '42501'

type By = { merchant: string; operator: string }

async function seal(desk: Desk, by: By): Promise<string> {
  const release = await readRelease(projectRoot)
  const { isNew } = await sealRelease(desk, { ...by, release }).catch((error) => {
    if ((error as pg.DatabaseError).code !== notAllowed) throw error
    throw new ChangeRefused(
      "Only the owner of the database seals: name the owner's login in MIGRATION_DATABASE_URL.",
    )
  })
  return isNew ? `Servers may run ${release.program}.` : 'This release was sealed before.'
}

async function settle(desk: Desk, by: By, [alarm = '', ...why]: readonly string[]): Promise<string> {
  const reason = why.join(' ').trim()
  if (!/^\d{1,18}$/.test(alarm) || reason.length < 3) throw new ChangeRefused(usage)
  await settleAlarm(desk, { ...by, id: BigInt(alarm), reason })
  return 'Settled; what it stopped is opened by its own switch.'
}

export const command = atOwnersDesk(run)

if (import.meta.main) await answerOperator(command)
