import type { Insertable } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

export async function insertCaptcha(db: Db, captcha: Insertable<Tables['captcha']>): Promise<void> {
  await db.insertInto('captcha').values(captcha).execute()
}

/** Gone once it is looked at: a challenge may be answered once. */
export async function takeCaptcha(
  db: Db,
  id: string,
  now: Date,
): Promise<{ answerHash: Buffer; strength: number } | undefined> {
  const row = await db
    .deleteFrom('captcha')
    .where('id', '=', id)
    .returning(['answer_hash as answerHash', 'strength', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row : undefined
}

export async function deleteExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', now).execute()
}
