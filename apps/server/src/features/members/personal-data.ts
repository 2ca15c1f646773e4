/** What a member told us about themselves: sealed in its columns, opened only for a named reason. */
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { blindIndex, openText, sealText } from '#platform/personal-data.ts'
import type { Secrets } from '#platform/secrets.ts'
import { findPersonalColumns, type NewMemberRow, setPayeeName } from './member.store.ts'

export type PersonalData = {
  payeeName?: string | undefined
  idNumber?: string | undefined
  email?: string | undefined
  /** E.164. */
  mobile?: string | undefined
  contacts?: Record<string, string> | undefined
}

export function sealPersonalData(secrets: Secrets, data: PersonalData): Partial<NewMemberRow> {
  const seal = (purpose: string, text: string | undefined) =>
    text ? sealText(secrets, `member.${purpose}`, text) : null
  const hasContacts = data.contacts && Object.keys(data.contacts).length > 0
  return {
    payee_name: seal('payee_name', data.payeeName),
    id_number: seal('id_number', data.idNumber),
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
export function keepPayeeName({ secrets }: Pick<Context, 'secrets'>, tx: Tx, memberId: bigint, name: string) {
  return setPayeeName(tx, memberId, sealText(secrets, 'member.payee_name', name))
}

/** Letters of an address count the same large or small: nobody's mail server tells them apart any more. */
export function emailIndex(secrets: Secrets, email: string): Buffer {
  return blindIndex(secrets, 'member.email', email.toLowerCase())
}

export function mobileIndex(secrets: Secrets, mobile: string): Buffer {
  return blindIndex(secrets, 'member.mobile', mobile)
}
