/** What the tests of lotteries share: members with money and consent, and draws that need not be waited for. */
import type { Page } from '@playwright/test'
import { test as base, expect } from '../wallet/wallet.ts'

type Lottery = {
  /** A member of the test's own who may bet at once, with ₱1,000. */
  player: () => Promise<string>
  /** Lets time pass for one lottery until the issue that sells has closed and is drawn; says its number. */
  draw: (code: string) => Promise<string>
  /** Gives the issue that sells so many seconds more, so that a slow machine does not meet its close. */
  keepOpen: (code: string, seconds: number) => Promise<void>
}

type Issue = { issueNo: string; closesIn: number }

/** Moves every issue of a lottery that is not over, as no member of the application's role could. */
const shift = `
  update lottery_issue
  set opens_at = opens_at - make_interval(secs => $2), closes_at = closes_at - make_interval(secs => $2),
    draws_at = draws_at - make_interval(secs => $2), beacon_round = beacon_round - $2::int,
    closed_at = closed_at - make_interval(secs => $2), sealed_at = sealed_at - make_interval(secs => $2)
  where code = $1 and settled_at is null and voided_at is null`

export const test = base.extend<{ lottery: Lottery }>({
  lottery: async ({ account: { query }, wallet, newMember }, use) => {
    const move = async (code: string, seconds: number) => {
      await query(`do $$ begin
        set local session_replication_role = replica;
        ${shift.replaceAll('$1', `'${code}'`).replaceAll('$2', String(seconds))};
      end $$`)
      await query("select pg_notify('lottery.issue', $1)", [code])
      await query("select pg_notify('lottery.clock', '')")
    }
    /** The issue that sells; a server that has just begun is still making them. */
    const selling = async (code: string) => {
      let row: Issue | undefined
      await expect
        .poll(async () => {
          ;[row] = (await query(
            `select issue_no as "issueNo", extract(epoch from closes_at - clock_timestamp())::int as "closesIn"
             from lottery_issue where code = $1 and closes_at > clock_timestamp() order by closes_at limit 1`,
            [code],
          )) as Issue[]
          return row?.issueNo
        })
        .toBeTruthy()
      return row as Issue
    }
    /** Waits until the server has done a thing to an issue. */
    const done = (code: string, issueNo: string, what: 'sealed_at' | 'settled_at') =>
      expect
        .poll(async () => {
          const [row] = await query(
            `select ${what} is not null as "isDone" from lottery_issue where code = $1 and issue_no = $2`,
            [code, issueNo],
          )
          return row?.isDone
        })
        .toBe(true)
    await use({
      async player() {
        const userName = await newMember()
        await wallet.move(userName, { kind: 'deposit', pesos: 1_000 })
        return userName
      },
      // First the close, then the draw: bets sealed after their draw would be a draw that was missed.
      async draw(code) {
        const { issueNo, closesIn } = await selling(code)
        await move(code, closesIn + 1)
        await done(code, issueNo, 'sealed_at')
        const [row] = await query(
          `select greatest(ceil(extract(epoch from draws_at - clock_timestamp()))::int, 0) as "drawsIn"
           from lottery_issue where code = $1 and issue_no = $2`,
          [code, issueNo],
        )
        await move(code, Number(row?.drawsIn) + 1)
        await done(code, issueNo, 'settled_at')
        return issueNo
      },
      async keepOpen(code, seconds) {
        const { closesIn } = await selling(code)
        if (closesIn < seconds) await move(code, closesIn - seconds)
      },
    })
  },
})

export { expect }

export const deskOf = (code: string, rest = '') =>
  `/m/launchGame?playType=trad&prize_mode=Lott&code=${code}&vendor=HOUSE&pageBack=lottery${rest}`

/** Nothing hangs over the edge, and every target is a fingertip high. */
export async function expectFits(page: Page): Promise<void> {
  // The width asked for: a phone zooms out until everything is in sight, and calls that its width.
  const width = page.viewportSize()?.width ?? 0
  await expect
    .poll(() =>
      page.evaluate(
        (edge) => ({
          small: [...document.querySelectorAll('main button, main a, main input')]
            .filter((element) => element.checkVisibility() && !element.classList.contains('sr-only'))
            .filter((element) => element.getBoundingClientRect().height < 44)
            .map((element) => element.outerHTML.slice(0, 120)),
          overflow: Math.max(0, document.documentElement.scrollWidth - edge),
        }),
        width,
      ),
    )
    .toEqual({ small: [], overflow: 0 })
}
