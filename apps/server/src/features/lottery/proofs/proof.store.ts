import type { IssueState } from '@perya/contract/lottery'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type ProofRow = Pick<
  Row<'lottery_issue'>,
  | 'id'
  | 'code'
  | 'issueNo'
  | 'opensAt'
  | 'closesAt'
  | 'drawsAt'
  | 'chainId'
  | 'place'
  | 'beacon'
  | 'beaconRound'
  | 'sealedAt'
  | 'betsRoot'
  | 'betsCount'
  | 'randomness'
  | 'signature'
  | 'seed'
  | 'drawnAt'
  | 'result'
> & {
  state: IssueState
  /** The seed of the issue before it in the chain is out, and with it the hash of this one's. */
  isFormerDrawn: boolean
}

export async function findProof(db: Db, code: string, issueNo: string): Promise<ProofRow | null> {
  const { rows } = await sql<ProofRow>`
    select i.id, i.code, i.issue_no as "issueNo", lottery_state(i, clock_timestamp()) as state,
      i.opens_at as "opensAt", i.closes_at as "closesAt", i.draws_at as "drawsAt", i.chain_id as "chainId", i.place,
      i.beacon, i.beacon_round as "beaconRound", i.sealed_at as "sealedAt", i.bets_root as "betsRoot",
      i.bets_count as "betsCount", i.randomness, i.signature, i.seed, i.drawn_at as "drawnAt", i.result,
      i.place = 0 or exists (select from lottery_issue f
        where f.chain_id = i.chain_id and f.place >= i.place - 1 and f.seed is not null) as "isFormerDrawn"
    from lottery_issue i where i.code = ${code} and i.issue_no = ${issueNo}`.execute(db)
  return rows[0] ?? null
}
