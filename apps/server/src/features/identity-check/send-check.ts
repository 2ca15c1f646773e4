import type { InputOf } from '@perya/contract/endpoint'
import type { sendIdentityCheck } from '@perya/contract/identity-check'
import type { Side } from '@perya/contract/identity-check-bounds'
import { ageOn, pauseAndTell } from '#features/identity/index.ts'
import {
  changePerson,
  documentIndex,
  findBirthDate,
  findMember,
  lockPersonalData,
  type Member,
  personIndex,
  readPersonalData,
} from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { drawAnew } from '#platform/draw-anew.ts'
import { sealBytes, sealText } from '#platform/personal-data.ts'
import { plainText } from '#platform/plain-text.ts'
import { insertCheck, readChecks } from './identity-check.store.ts'
import { attachPictures, countPictures, insertPicture } from './identity-picture.store.ts'

const picturesADay = 30
const dayMs = 86_400_000

export const purposes = {
  name: 'identity_check.full_name',
  number: 'identity_check.document_number',
  picture: 'identity_picture.sealed',
} as const

type Typed = InputOf<typeof sendIdentityCheck>

/** Keeps a picture, sealed, until it is sent; says under which name. */
export async function handInPicture(ctx: Context, memberId: bigint, file: Uint8Array): Promise<string> {
  const webp = await drawAnew(file)
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    await lockPersonalData(tx, memberId)
    const made = await countPictures(tx, memberId, new Date(now.getTime() - dayMs))
    if (made >= picturesADay) throw new AppError('identityCheck.tooMany')
    return insertPicture(tx, memberId, sealBytes(ctx.secrets, purposes.picture, webp), now)
  })
}

/** Lays a document before whoever reviews; what can be judged without eyes is judged here. */
export async function sendCheck(ctx: Context, memberId: bigint, typed: Typed): Promise<void> {
  const tooYoung = await ctx.db.transaction().execute(async (tx) => {
    await lockPersonalData(tx, memberId)
    const [newest] = await readChecks(tx, [memberId])
    if (newest?.state === 'underReview') throw new AppError('identityCheck.underReview')
    const member = (await findMember(tx, memberId)) as Member
    if (member.identityVerifiedAt !== null) throw new AppError('identityCheck.verified')
    const refusal = await barTooYoung(ctx, tx, member, typed.birthDate)
    // Thrown when the transaction is over, which keeps the birth date that was given.
    if (refusal) return refusal
    await assertFits(ctx, tx, member, typed)
    const { fullName, birthDate, documentKind, documentNumber } = typed
    const check = {
      memberId,
      fullName: sealText(ctx.secrets, purposes.name, fullName),
      birthDate,
      documentKind,
      documentNumber: sealText(ctx.secrets, purposes.number, documentNumber),
      documentIndex: documentIndex(ctx.secrets, documentNumber),
      personIndex: personIndex(ctx.secrets, fullName, birthDate),
    }
    const id = await insertCheck(tx, check, ctx.now())
    if (!(await attachPictures(tx, memberId, id, picturesOf(typed)))) throw new AppError('picture.unknown')
    return null
  })
  if (tooYoung) throw tooYoung
}

/** Whoever says to be too young is taken at their word in every debit, whatever they say before or after. */
async function barTooYoung(
  ctx: Context,
  tx: Tx,
  { id, merchant }: Member,
  birthDate: string,
): Promise<AppError | null> {
  const { timeZone, settings } = merchantOf(ctx, merchant)
  const age = ageOn(birthDate, ctx.now(), timeZone)
  if (age === null) throw new AppError('field.format', { field: 'birthDate', hint: 'YYYY-MM-DD' })
  if (age >= settings.minimumAge) return null
  const known = await findBirthDate(tx, id)
  if (known === null || known < birthDate) {
    // It closes play and opens withdrawals, so it may be a thief who said it.
    await pauseAndTell(ctx, tx, id, 'tooYoung')
    await changePerson(ctx, tx, id, { birthDate })
  }
  return new AppError('age.tooYoung', { field: 'birthDate', age: settings.minimumAge })
}

/** What is known of the member already: the name their accounts are in, the birth date they gave. */
async function assertFits(ctx: Context, tx: Tx, { id }: Member, typed: Typed): Promise<void> {
  const { payeeName } = await readPersonalData(ctx, tx, id)
  if (payeeName !== undefined && plainText(payeeName) !== plainText(typed.fullName)) {
    throw new AppError('identityCheck.name', { field: 'fullName' })
  }
  const birthDate = await findBirthDate(tx, id)
  if (birthDate !== null && birthDate !== typed.birthDate) {
    throw new AppError('identityCheck.birthDate', { field: 'birthDate' })
  }
}

function picturesOf({ front, back, selfie }: Typed): { side: Side; id: string }[] {
  return [
    { side: 'front' as const, id: front },
    ...(back === null ? [] : [{ side: 'back' as const, id: back }]),
    { side: 'selfie' as const, id: selfie },
  ]
}
