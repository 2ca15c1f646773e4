import type { Text } from '@perya/contract/language'
import { memberType } from '@perya/contract/member-type'
import type { LetterGroup } from '@perya/contract/ops-letters'
import { sql } from 'kysely'
import { queueLetterNotices } from '#features/push/index.ts'
import { barsOf, breaksOf } from '#features/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import { inboxChannel } from './letter.store.ts'

const players = [memberType.player, memberType.trial, memberType.trialPlayer]
const agents = [memberType.agent, memberType.topAgent, memberType.trialAgent, memberType.trialTopAgent]
const typesOf: Record<LetterGroup, readonly number[]> = {
  everybody: [...players, ...agents],
  players,
  agents,
}

type Among = { memberId: bigint } | { group: LetterGroup; after: bigint; limit: number }

/** Puts a letter of the service into boxes that do not have it yet, but what goes to many never to whoever takes a break or may not play; `last` is where the next batch begins. */
export async function insertSending(
  tx: Tx,
  it: { merchant: string; key: string; titles: Text; texts: Text },
  among: Among,
  now: Date,
): Promise<{ sent: number; last: bigint | null }> {
  const chosen =
    'memberId' in among
      ? sql`select id from member where id = ${among.memberId}`
      : sql`
        select id from member
        where merchant = ${it.merchant} and type = any (${typesOf[among.group]}::int[]) and status = 'active'
          and not exists (${breaksOf(sql.ref('member.id'))})
          and not exists (${barsOf(sql.ref('member.id'))})
          and id > ${among.after} order by id limit ${among.limit}`
  const { rows } = await sql<{ memberId: bigint; threadId: bigint | null }>`
    with chosen as (${chosen}), thread as (
      insert into letter_thread (member_id, titles, last_at, sending)
      select id, ${JSON.stringify(it.titles)}::jsonb, ${now}, ${it.key}::uuid from chosen
      on conflict (member_id, sending) where sending is not null do nothing
      returning id, member_id
    ), letter as (
      insert into letter (thread_id, is_mine, texts, sent_at)
      select id, false, ${JSON.stringify(it.texts)}::jsonb, ${now} from thread
    )
    select chosen.id as "memberId", thread.id as "threadId"
    from chosen left join thread on thread.member_id = chosen.id order by chosen.id`.execute(tx)
  const reached = rows.flatMap(({ memberId, threadId }) =>
    threadId === null ? [] : [{ memberId, threadId }],
  )
  if (reached.length > 0) {
    await notify(tx, inboxChannel, reached.map(({ memberId }) => memberId).join())
    await queueLetterNotices(tx, reached, now)
  }
  return { sent: reached.length, last: rows.at(-1)?.memberId ?? null }
}
