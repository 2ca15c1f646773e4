import { documentIndex, emailIndex, mobileIndex, personIndex } from '#features/members/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import {
  countByList,
  keepPlayBlocks,
  type RestrictedList,
  replaceRestricted,
  restrictedLists,
} from './restricted.store.ts'
import { type ListedPerson, readRestrictedFile } from './restricted-file.rules.ts'

type Desk = Pick<Context, 'db' | 'now' | 'secrets'>

/** Puts a list in force at every merchant at once; answers how many people are on it and how many members that touches. */
export async function loadRestricted(
  desk: Desk,
  { list: name, text, operator }: { list: string; text: string; operator: string },
): Promise<{ people: number; members: number }> {
  const list = restrictedLists.find((known) => known === name)
  if (!list) throw new ChangeRefused(`A list is one of ${restrictedLists.join(', ')}.`)
  const file = readRestrictedFile(text)
  if ('wrongLine' in file) {
    throw new ChangeRefused(
      `Line ${file.wrongLine} names nobody: the first line says which of name, birth date, document, mobile and email follow, and each other line has a name with a birth date (YYYY-MM-DD), a document, a mobile number (+63…) or an email.`,
    )
  }
  const people = file.people.map((person) => hashesOf(desk, person))
  const touched = await desk.db.transaction().execute(async (tx) => {
    const members = await replaceRestricted(tx, list, people, { operator, now: desk.now() })
    await keepPlayBlocks(tx, members)
    return members
  })
  return { people: people.length, members: touched.length }
}

/** How many people are on each list that is in force. */
export function countRestricted({
  db,
}: Pick<Desk, 'db'>): Promise<{ list: RestrictedList; count: number }[]> {
  return countByList(db)
}

function hashesOf({ secrets }: Pick<Desk, 'secrets'>, person: ListedPerson) {
  const { name, 'birth date': born, document, mobile, email } = person
  return {
    person: name && born ? personIndex(secrets, name, born) : null,
    document: document ? documentIndex(secrets, document) : null,
    mobile: mobile ? mobileIndex(secrets, mobile) : null,
    email: email ? emailIndex(secrets, email) : null,
  }
}
