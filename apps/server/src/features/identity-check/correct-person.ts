import { fullNamePattern } from '@perya/contract/full-name'
import { type Correctable, correctable } from '@perya/contract/identity-check-bounds'
import { removeCards } from '#features/cashier/index.ts'
import { ageOn, pauseAndTell } from '#features/identity/index.ts'
import {
  changePerson,
  findBirthDate,
  findMember,
  findMemberByUserName,
  lockPersonalData,
  maskBirthDate,
  maskName,
  readPersonalData,
} from '#features/members/index.ts'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import { noteChange } from '#features/operators/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { plainText } from '#platform/plain-text.ts'

type Desk = Pick<Context, 'db' | 'now' | 'secrets'>
type Correction = { merchant: string; userName: string; field: string; personalData: string }

const masks: Record<Correctable, (text: string) => string> = {
  payeeName: maskName,
  birthDate: maskBirthDate,
}

/** For a member who mistyped who they are; what a reviewer verified stays. */
export async function correctPerson(desk: Desk, correction: Correction): Promise<void> {
  const { merchant, userName } = correction
  const member = await findMemberByUserName(desk.db, merchant, userName)
  if (!member) throw new AppError('member.unknown')
  const { field, text } = await read(desk, correction)
  await desk.db.transaction().execute(async (tx) => {
    await lockPersonalData(tx, member.id)
    if ((await findMember(tx, member.id))?.identityVerifiedAt) throw new AppError('identityCheck.fixed')
    const { payeeName } = await readPersonalData(desk, tx, member.id)
    if (field === 'payeeName' && plainText(payeeName ?? '') !== plainText(text)) {
      await removeCards(desk, tx, member.id)
    }
    const before = field === 'payeeName' ? payeeName : await findBirthDate(tx, member.id)
    await pauseAndTell(desk, tx, member.id, field)
    await changePerson(desk, tx, member.id, { [field]: text })
    await noteChange(desk, tx, {
      merchant,
      of: 'member',
      row: { userName: member.userName },
      before: before ? { [field]: masks[field](before) } : {},
      after: { [field]: masks[field](text) },
    })
  })
}

async function read(
  desk: Desk,
  { merchant, field: said, personalData }: Correction,
): Promise<{ field: Correctable; text: string }> {
  const field = correctable.find((known) => known === said)
  if (!field) throw new ChangeRefused(`What can be corrected is one of ${correctable.join(', ')}.`)
  const text = personalData.trim()
  if (field === 'payeeName') {
    if (!fullNamePattern.test(text)) throw new AppError('name.format', { field, hint: '' })
    return { field, text }
  }
  const { timeZone } = await readMerchant(desk.db, merchant)
  const age = ageOn(text, desk.now(), timeZone)
  if (age === null) throw new AppError('field.format', { field, hint: 'YYYY-MM-DD' })
  return { field, text }
}
