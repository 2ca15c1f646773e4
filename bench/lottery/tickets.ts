/** A million tickets of one issue, put there in bulk as orders would have put them. */
import { hash } from 'node:crypto'
import { betTypeOf, type Mode, oddsSnapshot, parseContent } from '@perya/lottery-rules'
import { type SlipLine, writeSlip } from '../../apps/server/src/features/lottery/slips/slip.rules.ts'
import type { Pool } from '../../apps/server/src/platform/db.ts'

export const merchant = 'LOTTO'
const prizeGroup = 1_950

/** Slips people play: mostly a digit or two of a place or three in order, some large and small, a few long shots. */
export function makeSlips(count: number, mode: Mode): string[] {
  let state = 20_261_115
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const digits = (most: number) =>
    [...new Set(Array.from({ length: 1 + below(most) }, () => below(10)))].sort((a, b) => a - b).join(',')
  const kinds: (() => [string, string])[] = [
    () => ['ssc.three-front-direct', [digits(2), digits(2), digits(2)].join('|')],
    () => ['ssc.three-back-direct', [digits(3), digits(3), digits(3)].join('|')],
    () => ['ssc.five-direct', Array.from({ length: 5 }, () => digits(2)).join('|')],
    () => [
      'ssc.position',
      Array.from({ length: 5 }, (_, place) => (place === below(5) ? digits(1) : '')).join('|'),
    ],
    () => ['ssc.two-front-direct', [digits(3), digits(3)].join('|')],
  ]
  const slips = new Set<string>()
  while (slips.size < count) {
    const [code, text] = (kinds[below(kinds.length)] as () => [string, string])()
    const betType = betTypeOf(code)
    if (!betType) throw new Error(`there is no bet type ${code}`)
    const parsed = parseContent(betType, text)
    if ('refusal' in parsed) continue
    const multiple = 1 + below(count)
    const odds = oddsSnapshot(betType, prizeGroup)
    const line: SlipLine = {
      betType,
      ...parsed,
      text,
      unitPrice: 20_000n,
      mode,
      multiple,
      odds,
    }
    slips.add(writeSlip([line]))
  }
  return [...slips]
}

const digest = (text: string) => hash('sha256', text, 'hex').slice(0, 32)

/** Members with accounts, and nothing else. */
export async function makeMembers(pool: Pool, count: number): Promise<bigint> {
  await pool.query(`insert into merchant (code, name) values ('${merchant}', 'Lotto') on conflict do nothing`)
  const { rows } = await pool.query<{ first: bigint }>(
    'select coalesce(max(owner), 0) + 1000001 as first from ledger_account',
  )
  const first = rows[0]?.first as bigint
  for (const kind of ['member_cash', 'member_bonus', 'member_held', 'in_transit']) {
    await pool.query(
      `select count(ledger_open_account('${kind}', '${merchant}', 'PHP', n, '')) from generate_series($1::bigint, $2::bigint) n`,
      [first, first + BigInt(count) - 1n],
    )
  }
  return first
}

/** An issue that closed with so many tickets on so many different slips, sealed and drawn a moment ago. */
export async function fillIssue(
  pool: Pool,
  {
    code,
    issueNo,
    tickets,
    slips,
    firstMember,
    members,
  }: {
    code: string
    issueNo: string
    tickets: number
    slips: readonly string[]
    firstMember: bigint
    members: number
  },
): Promise<bigint> {
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into lottery_issue (code, issue_no, day, opens_at, closes_at, draws_at, closed_at)
     values ($1, $2, '2030-01-01', now() - interval '2 hours', now() - interval '1 hour', now() - interval '1 hour', now())
     returning id`,
    [code, issueNo],
  )
  const issueId = (rows[0] as { id: bigint }).id
  const { rows: kept } = await pool.query<{ id: bigint }>(
    `insert into lottery_slip (digest, body) select * from unnest($1::uuid[], $2::text[]) returning id`,
    [slips.map(digest), slips],
  )
  await pool.query(
    `insert into lottery_suborder
       (id, issue_id, member_id, slip_id, multiple, cost, win_max, is_held, stake_so_far, win_so_far)
     select nextval('lottery_order_id') * 1024, $1, $2::bigint + n % $3, $4::bigint + (n * 7919) % $5, 1, 20, 1000, false,
       20, 1000
     from generate_series(0::bigint, $6::bigint - 1) n`,
    [issueId, firstMember, members, kept[0]?.id, slips.length, tickets],
  )
  await pool.query('vacuum analyze lottery_suborder, lottery_slip')
  return issueId
}
