/** What people decide about issues: results of draws held elsewhere, voids and corrections, each by two of them. */
import type { IssueState } from '@perya/contract/lottery'
import { lotteryOf } from '@perya/lottery-rules'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import { resolveAlarms } from '../issues/alarm.store.ts'
import { announceIssues, clockChannel } from '../issues/announce.ts'
import { findIssues, type IssueRow } from '../issues/issue.store.ts'
import { readClock } from '../issues/step.store.ts'
import { insertReport, listReports } from '../results/report.store.ts'
import { isResult } from '../results/result.rules.ts'
import { confirmRuling, lockOpenRuling, proposeRuling, voidIssue, withdrawRuling } from './ruling.store.ts'

type Desk = Pick<Context, 'db'>
export type Named = { code: string; issueNo: string; operator: string }

/** A draw is every merchant's, so who rules on it answers for all of them: the people of the default merchant. */
export async function assertRulesOnDraws({ db }: Desk, code: string): Promise<void> {
  const { isDefault } = await readMerchant(db, code)
  if (!isDefault) throw new ChangeRefused(`Draws are every merchant's, and ${code} is not the default one.`)
}

/** Takes one source's word for the result of a draw held elsewhere, in place of what it said before; answers how many have spoken. */
export async function reportResult(
  { db }: Desk,
  { code, issueNo, operator, result }: Named & { result: readonly string[] },
): Promise<{ sources: number; isAgreed: boolean }> {
  assertResult(code, result)
  const issue = await findAwaited(db, { code, issueNo })
  const text = result.join()
  const standing = await listReports(db, issue.id)
  if (standing.some((each) => each.source === operator && each.result.join() === text)) {
    throw new ChangeRefused(`${operator} has said what came out; now another has to.`)
  }
  const others = standing.filter(({ source }) => source !== operator)
  await insertReport(db, { issueId: issue.id, source: operator, result })
  await notify(db, clockChannel)
  return { sources: others.length + 1, isAgreed: others.every((each) => each.result.join() === text) }
}

/** Takes back what one source said came out, as long as it does not count. */
export async function takeBackResult({ db }: Desk, { code, issueNo, operator }: Named): Promise<void> {
  const issue = await findAwaited(db, { code, issueNo })
  const standing = await listReports(db, issue.id)
  if (!standing.some(({ source }) => source === operator)) {
    throw new ChangeRefused(`${operator} has not said what came out of issue ${issueNo} of ${code}.`)
  }
  await insertReport(db, { issueId: issue.id, source: operator, result: null })
  await notify(db, clockChannel)
}

/** An issue of a draw that was held elsewhere, while its result is not known. */
async function findAwaited(db: Db, { code, issueNo }: Omit<Named, 'operator'>): Promise<IssueRow> {
  const issue = await findIssue(db, { code, issueNo })
  if (lotteryOf(code)?.drawSource !== 'external')
    throw new ChangeRefused(`${code} is drawn here, by nobody's word.`)
  if (issue.state !== 'CLOSED')
    throw new ChangeRefused(`Issue ${issueNo} of ${code} is ${issue.state}, not CLOSED.`)
  if (issue.drawsAt > (await readClock(db)))
    throw new ChangeRefused(
      `Issue ${issueNo} of ${code} is drawn at ${issue.drawsAt.toISOString()}, not before.`,
    )
  return issue
}

type Decision = Named & { reason: string }

/** Proposes to void an issue, or confirms what another proposed; then every stake goes back. */
export async function proposeVoid({ db }: Desk, asked: Decision): Promise<'proposed' | 'decided'> {
  const answer = await decide(db, { ...asked, kind: 'void', result: null }, (state) => state !== 'VOID')
  await notify(db, clockChannel)
  return answer
}

/** Proposes another result for an issue that was settled, or confirms what another proposed. */
export async function proposeCorrection(
  { db }: Desk,
  asked: Decision & { result: readonly string[] },
): Promise<'proposed' | 'decided'> {
  assertResult(asked.code, asked.result)
  const isSettled = (state: IssueState) => state === 'SETTLED' || state === 'CORRECTED'
  const answer = await decide(db, { ...asked, kind: 'correct' }, isSettled)
  await notify(db, clockChannel)
  return answer
}

/** Takes back what was proposed and not yet confirmed. */
export async function withdrawProposal({ db }: Desk, { code, issueNo }: Named): Promise<void> {
  const issue = await findIssue(db, { code, issueNo })
  await db.transaction().execute(async (tx) => {
    const open = await lockOpenRuling(tx, issue.id)
    if (!open || open.confirmedBy !== null)
      throw new ChangeRefused(`Nothing is proposed for issue ${issueNo} of ${code}.`)
    await withdrawRuling(tx, open.id)
  })
}

/** Lets an issue be settled again after somebody found out why the programs differed. */
export async function settleAgain({ db }: Desk, { code, issueNo }: Named): Promise<void> {
  const issue = await findIssue(db, { code, issueNo })
  if (!(await resolveAlarms(db, issue.id, 'programs_differ'))) {
    throw new ChangeRefused(`Nothing stopped issue ${issueNo} of ${code}.`)
  }
  await notify(db, clockChannel)
}

async function decide(
  db: Db,
  asked: Decision & { kind: 'void' | 'correct'; result: readonly string[] | null },
  isPossible: (state: IssueState) => boolean,
): Promise<'proposed' | 'decided'> {
  const { code, issueNo, operator, kind, result, reason } = asked
  const issue = await findIssue(db, { code, issueNo })
  if (!isPossible(issue.state)) throw new ChangeRefused(`Issue ${issueNo} of ${code} is ${issue.state}.`)
  return db.transaction().execute(async (tx) => {
    const open = await lockOpenRuling(tx, issue.id)
    if (!open) {
      await proposeRuling(tx, { issueId: issue.id, kind, result, reason, operator })
      return 'proposed'
    }
    const isSame = open.kind === kind && open.result?.join() === result?.join()
    if (!isSame || open.confirmedBy !== null) {
      throw new ChangeRefused(`${open.proposedBy} proposed something else for issue ${issueNo} of ${code}.`)
    }
    if (open.proposedBy === operator) throw new ChangeRefused(`Another than ${operator} has to say so too.`)
    await confirm(tx, { rulingId: open.id, operator, kind, issue })
    return 'decided'
  })
}

async function confirm(
  tx: Tx,
  {
    rulingId,
    operator,
    kind,
    issue,
  }: { rulingId: bigint; operator: string; kind: 'void' | 'correct'; issue: IssueRow },
): Promise<void> {
  await confirmRuling(tx, rulingId, operator)
  if (kind === 'correct') return
  await voidIssue(tx, issue.id, rulingId)
  await announceIssues(tx, [issue.code])
}

async function findIssue(db: Db, { code, issueNo }: { code: string; issueNo: string }): Promise<IssueRow> {
  const [issue] = await findIssues(db, code, [issueNo])
  if (!issue) throw new ChangeRefused(`There is no issue ${issueNo} of ${code}.`)
  return issue
}

function assertResult(code: string, result: readonly string[]): void {
  const family = lotteryOf(code)?.family
  if (!family || !isResult(family, result))
    throw new ChangeRefused(`${result.join(',')} is no result of ${code}.`)
}
