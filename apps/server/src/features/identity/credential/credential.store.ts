import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** What there is to check a log-in against. Asked for nobody too, so that nobody takes as long as somebody. */
export async function findProof(
  db: Db,
  memberId: bigint | undefined,
  device: Buffer,
): Promise<{ passwordHash: string | null; isOwnDevice: boolean }> {
  const id = memberId ?? 0n
  const row = await db
    .selectFrom('credential')
    .leftJoin('member_device', (join) =>
      join
        .onRef('member_device.member_id', '=', 'credential.member_id')
        .on('member_device.device_hash', '=', device),
    )
    .select(['credential.password_hash', 'member_device.member_id as deviceOwner'])
    .where('credential.member_id', '=', id)
    .executeTakeFirst()
  return { passwordHash: row?.password_hash ?? null, isOwnDevice: (row?.deviceOwner ?? null) !== null }
}

export async function findPasswordHash(db: Db, memberId: bigint): Promise<string | null> {
  const row = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** The hash as it stays until the transaction ends. */
export async function lockPasswordHash(tx: Tx, memberId: bigint): Promise<string | null> {
  const { password_hash } = await tx
    .selectFrom('credential')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirstOrThrow()
  return password_hash
}

/** Keeps the same password at another cost, unless it was changed meanwhile. */
export async function renewHash(db: Db, memberId: bigint, hash: { from: string; to: string }): Promise<void> {
  await db
    .updateTable('credential')
    .set({ password_hash: hash.to })
    .where('member_id', '=', memberId)
    .where('password_hash', '=', hash.from)
    .execute()
}

/** Whoever adds to what a member proves themselves with waits for whoever does so already. */
export async function lockCredential(tx: Tx, memberId: bigint): Promise<void> {
  await tx
    .selectFrom('credential')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute()
}

export async function findWithdrawalPasswordHash(db: Db, memberId: bigint): Promise<string | null> {
  const row = await db
    .selectFrom('credential')
    .select('withdrawal_password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.withdrawal_password_hash ?? null
}

export async function insertCredential(
  tx: Tx,
  memberId: bigint,
  hashes: { password: string | null; withdrawalPassword?: string | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('credential')
    .values({
      member_id: memberId,
      password_hash: hashes.password,
      password_changed_at: hashes.password ? hashes.now : null,
      withdrawal_password_hash: hashes.withdrawalPassword ?? null,
    })
    .execute()
}

export async function updatePasswordHash(tx: Tx, memberId: bigint, hash: string, now: Date): Promise<void> {
  await tx
    .updateTable('credential')
    .set({ password_hash: hash, password_changed_at: now })
    .where('member_id', '=', memberId)
    .execute()
}

export async function updateWithdrawalPasswordHash(db: Db, memberId: bigint, hash: string): Promise<void> {
  await db
    .updateTable('credential')
    .set({ withdrawal_password_hash: hash })
    .where('member_id', '=', memberId)
    .execute()
}

export async function hasSecondFactor(db: Db, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('credential')
    .select('has_second_factor')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.has_second_factor ?? false
}

/** The same, which nobody changes before the transaction is over. */
export async function lockSecondFactor(tx: Tx, memberId: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom('credential')
    .select('has_second_factor')
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst()
  return row?.has_second_factor ?? false
}

/** False when it was so already. */
export async function updateSecondFactor(tx: Tx, memberId: bigint, isOn: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credential')
    .set({ has_second_factor: isOn })
    .where('member_id', '=', memberId)
    .where('has_second_factor', '!=', isOn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Nobody is asked for what they have not got: off it goes with the last passkey, for a host where one is named. */
export async function dropSecondFactorWithoutPasskey(
  tx: Tx,
  memberId: bigint,
  rpId?: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update credential c set has_second_factor = false
    where c.member_id = ${memberId} and c.has_second_factor
      and not exists (
        select from passkey p
        where p.member_id = c.member_id and p.rp_id = coalesce(${rpId ?? null}, p.rp_id))`.execute(tx)
  return numAffectedRows === 1n
}

/** Which of these members have logged in on the device before. */
export async function listDeviceOwners(
  db: Db,
  memberIds: readonly bigint[],
  device: Buffer,
): Promise<Set<bigint>> {
  const owners = await db
    .selectFrom('member_device')
    .select('member_id')
    .where('device_hash', '=', device)
    // Asked for nobody too, so that nobody takes as long as somebody.
    .where('member_id', 'in', [0n, ...memberIds])
    .execute()
  return new Set(owners.map((row) => row.member_id))
}

/** Nothing that opened the account before opens it any more. */
export async function dropCredentials(tx: Tx, memberId: bigint): Promise<void> {
  await tx
    .updateTable('credential')
    .set({
      password_hash: null,
      password_changed_at: null,
      withdrawal_password_hash: null,
      has_second_factor: false,
    })
    .where('member_id', '=', memberId)
    .execute()
  await tx.deleteFrom('member_device').where('member_id', '=', memberId).execute()
}

/** Remembers the device; answers whether the member had logged in before, but never on this one. */
export async function rememberDevice(
  tx: Tx,
  memberId: bigint,
  device: Buffer,
  now: Date,
): Promise<{ isNewDevice: boolean }> {
  const { rows } = await sql<{ isNewDevice: boolean }>`
    with remembered as (
      insert into member_device (member_id, device_hash, first_seen_at, last_seen_at)
      values (${memberId}, ${device}, ${now}, ${now})
      on conflict (member_id, device_hash) do update set last_seen_at = excluded.last_seen_at
      returning xmax = 0 as is_new)
    select is_new and exists (select from member_device where member_id = ${memberId}) as "isNewDevice"
    from remembered`.execute(tx)
  return rows[0] as { isNewDevice: boolean }
}
