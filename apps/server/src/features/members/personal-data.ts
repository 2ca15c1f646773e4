/** What a member told us about themselves: sealed in its columns, opened only for a named reason. */
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { blindIndex, openText, sealText } from '#platform/personal-data.ts'
import { plainText } from '#platform/plain-text.ts'
import type { Secrets } from '#platform/secrets.ts'
import { findMember, findMemberByMobile } from './find-member.ts'
import {
  findPersonalColumns,
  isEmailKnown,
  listNamingLists,
  lockMemberRow,
  lockNumber,
  type NewMemberRow,
  readBirthDate,
  setIdentity,
  setPayeeName,
  updateContact,
  updatePerson,
} from './member.store.ts'
import type { Member } from './member.ts'

export type PersonalData = {
  payeeName?: string | undefined
  idNumber?: string | undefined
  email?: string | undefined
  /** E.164. */
  mobile?: string | undefined
  contacts?: Record<string, string> | undefined
}

export function sealPersonalData(
  secrets: Secrets,
  data: PersonalData & { birthDate?: string | null | undefined },
): Partial<NewMemberRow> {
  const seal = (purpose: string, text: string | undefined) =>
    text ? sealText(secrets, `member.${purpose}`, text) : null
  const hasContacts = data.contacts && Object.keys(data.contacts).length > 0
  return {
    payee_name: seal('payee_name', data.payeeName),
    id_number: seal('id_number', data.idNumber),
    document_index: data.idNumber ? documentIndex(secrets, data.idNumber) : null,
    person_index:
      data.payeeName && data.birthDate ? personIndex(secrets, data.payeeName, data.birthDate) : null,
    email: seal('email', data.email),
    email_index: data.email ? emailIndex(secrets, data.email) : null,
    mobile: seal('mobile', data.mobile),
    mobile_index: data.mobile ? mobileIndex(secrets, data.mobile) : null,
    contacts: seal('contacts', hasContacts ? JSON.stringify(data.contacts) : undefined),
  }
}

export async function readPersonalData(
  { secrets }: Pick<Context, 'secrets'>,
  db: Db,
  memberId: bigint,
): Promise<PersonalData> {
  const row = await findPersonalColumns(db, memberId)
  const open = (purpose: string, sealed: Buffer | null | undefined) =>
    sealed ? openText(secrets, `member.${purpose}`, sealed) : undefined
  const contacts = open('contacts', row?.contacts)
  return {
    payeeName: open('payee_name', row?.payee_name),
    idNumber: open('id_number', row?.id_number),
    email: open('email', row?.email),
    mobile: open('mobile', row?.mobile),
    contacts: contacts ? JSON.parse(contacts) : undefined,
  }
}

/** Keeps the name money goes out to; the first one stays. */
export async function keepPayeeName(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Tx,
  memberId: bigint,
  name: string,
): Promise<boolean> {
  const birthDate = await findBirthDate(tx, memberId)
  const index = birthDate ? personIndex(secrets, name, birthDate) : null
  return setPayeeName(tx, memberId, sealText(secrets, 'member.payee_name', name), index)
}

/** Puts what a member said of themselves otherwise, as long as nobody has verified it. */
export async function changePerson(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Tx,
  memberId: bigint,
  change: { payeeName?: string; birthDate?: string },
): Promise<void> {
  const payeeName = change.payeeName ?? (await readPersonalData({ secrets }, tx, memberId)).payeeName
  const birthDate = change.birthDate ?? (await findBirthDate(tx, memberId))
  await updatePerson(tx, memberId, {
    payee_name: payeeName ? sealText(secrets, 'member.payee_name', payeeName) : null,
    birth_date: birthDate,
    person_index: payeeName && birthDate ? personIndex(secrets, payeeName, birthDate) : null,
  })
}

export type Identity = { fullName: string; birthDate: string; documentNumber: string }

/** Keeps who a member has proved to be; false when somebody else at the merchant has. */
export function keepIdentity(
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  tx: Tx,
  memberId: bigint,
  { fullName, birthDate, documentNumber }: Identity,
): Promise<boolean> {
  return setIdentity(tx, memberId, {
    payee_name: sealText(secrets, 'member.payee_name', fullName),
    birth_date: birthDate,
    id_number: sealText(secrets, 'member.id_number', documentNumber),
    document_index: documentIndex(secrets, documentNumber),
    person_index: personIndex(secrets, fullName, birthDate),
    identity_verified_at: now(),
  })
}

/** Where the member has proved to be reached. */
export async function readContacts(
  ctx: Pick<Context, 'secrets'>,
  db: Db,
  memberId: bigint,
): Promise<{ provedEmail?: string | undefined; provedMobile?: string | undefined }> {
  const row = await findPersonalColumns(db, memberId)
  const { email, mobile } = await readPersonalData(ctx, db, memberId)
  return {
    provedEmail: row?.email_verified_at ? email : undefined,
    provedMobile: row?.mobile_verified_at ? mobile : undefined,
  }
}

/** Keeps an address the member has proved to read. */
export function keepEmail(
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  tx: Tx,
  memberId: bigint,
  email: string,
): Promise<void> {
  return updateContact(tx, memberId, {
    email: sealText(secrets, 'member.email', email),
    email_index: emailIndex(secrets, email),
    email_verified_at: now(),
  })
}

/** Keeps a number the member has proved to hold. */
export function keepMobile(
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  tx: Tx,
  memberId: bigint,
  mobile: string,
): Promise<void> {
  return updateContact(tx, memberId, {
    mobile: sealText(secrets, 'member.mobile', mobile),
    mobile_index: mobileIndex(secrets, mobile),
    mobile_verified_at: now(),
  })
}

/** A number that somebody else has proved to hold stays theirs. */
export async function maySetMobile(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Tx,
  memberId: bigint,
  mobile: string,
): Promise<boolean> {
  const { merchant } = (await findMember(tx, memberId)) as Member
  await lockNumber(tx, mobileIndex(secrets, mobile))
  const holder = await findMemberByMobile(tx, merchant, mobileIndex(secrets, mobile))
  return holder === undefined || holder.id === memberId
}

/** The same however its number is spaced. */
export function documentIndex(secrets: Secrets, number: string): Buffer {
  return blindIndex(secrets, 'member.id_number', number.replace(/[^A-Za-z0-9]/g, '').toUpperCase())
}

/** A name and a birth date (YYYY-MM-DD) together. */
export function personIndex(secrets: Secrets, name: string, birthDate: string): Buffer {
  return blindIndex(secrets, 'member.person', `${plainText(name)} ${birthDate}`)
}

/** Letters of an address count the same large or small: nobody's mail server tells them apart any more. */
export function emailIndex(secrets: Secrets, email: string): Buffer {
  return blindIndex(secrets, 'member.email', email.toLowerCase())
}

export function mobileIndex(secrets: Secrets, mobile: string): Buffer {
  return blindIndex(secrets, 'member.mobile', mobile)
}

/** One change of a member's personal data at a time: the next one waits until the transaction ends. */
export function lockPersonalData(tx: Tx, memberId: bigint): Promise<void> {
  return lockMemberRow(tx, memberId)
}

/** As the member or their document says it, `2001-12-31`. */
export function findBirthDate(db: Db, memberId: bigint): Promise<string | null> {
  return readBirthDate(db, memberId)
}

/** Whether a member of the merchant has this address, proved or not. */
export function hasMemberWithEmail(db: Db, merchant: string, index: Buffer): Promise<boolean> {
  return isEmailKnown(db, merchant, index)
}

/** Which lists of people who may not play a member stands on. */
export function listRestrictions(db: Db, memberId: bigint): Promise<string[]> {
  return listNamingLists(db, memberId)
}
