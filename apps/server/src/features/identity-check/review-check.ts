/** What reviewers do: see what waits, look at it, say yes or no. */
import { type RefusalReason, refusalReasons, type Side } from '@perya/contract/identity-check-bounds'
import { putIntoBox } from '#features/inbox/index.ts'
import {
  findBirthDate,
  keepIdentity,
  listRestrictions,
  lockPersonalData,
  readPersonalData,
} from '#features/members/index.ts'
import { ChangeRefused, readLetterWords } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { openBytes, openText } from '#platform/personal-data.ts'
import { plainText } from '#platform/plain-text.ts'
import {
  type CheckAtDesk,
  decideCheck,
  findAtDesk,
  listBarredByAge,
  listUnderReview,
  type TooYoung,
} from './identity-check.store.ts'
import { listPictures } from './identity-picture.store.ts'
import { purposes } from './send-check.ts'

type Desk = Pick<Context, 'db' | 'now' | 'secrets'>
type Review = { merchant: string; id: bigint; operator: string }

const listed = 50

export const listChecksToReview = ({ db }: Pick<Desk, 'db'>, merchant: string): Promise<CheckAtDesk[]> =>
  listUnderReview(db, merchant, listed)

export const listTooYoung = ({ db }: Pick<Desk, 'db'>, merchant: string): Promise<TooYoung[]> =>
  listBarredByAge(db, merchant, listed)

export type OpenedCheck = Pick<
  CheckAtDesk,
  'id' | 'userName' | 'state' | 'reason' | 'birthDate' | 'documentKind' | 'sentAt'
> & { fullName: string; documentNumber: string; pictures: { side: Side; webp: Buffer }[] }

/** One check with what it says and its pictures, opened. */
export async function readCheck(desk: Desk, merchant: string, id: bigint): Promise<OpenedCheck> {
  const found = await findOne(desk.db, merchant, id)
  const pictures = await listPictures(desk.db, id)
  return {
    ...found,
    fullName: openText(desk.secrets, purposes.name, found.fullName),
    documentNumber: openText(desk.secrets, purposes.number, found.documentNumber),
    pictures: pictures.map(({ side, sealed }) => ({
      side,
      webp: openBytes(desk.secrets, purposes.picture, sealed),
    })),
  }
}

/** Says that the member is who they say; answers which lists of people who may not play they stand on. */
export async function verifyCheck(desk: Desk, review: Review): Promise<string[]> {
  const words = await readLetterWords(desk.db, review.merchant)
  return desk.db.transaction().execute(async (tx) => {
    const found = await decide(desk, tx, review, { state: 'verified', reason: null })
    const fullName = openText(desk.secrets, purposes.name, found.fullName)
    const { payeeName } = await readPersonalData(desk, tx, found.memberId)
    const birthDate = await findBirthDate(tx, found.memberId)
    // Said or corrected after the check was sent; accounts may be bound in the name.
    if (
      (payeeName !== undefined && plainText(payeeName) !== plainText(fullName)) ||
      (birthDate !== null && birthDate !== found.birthDate)
    ) {
      throw new AppError('identityCheck.mismatch')
    }
    const isKept = await keepIdentity(desk, tx, found.memberId, {
      fullName,
      birthDate: found.birthDate,
      documentNumber: openText(desk.secrets, purposes.number, found.documentNumber),
    })
    if (!isKept) throw new AppError('identityCheck.duplicate')
    const letter = {
      titles: words('letter.identity.verified'),
      texts: words('letter.identity.verified.text'),
    }
    await putIntoBox(tx, { memberId: found.memberId, ...letter }, desk.now())
    return listRestrictions(tx, found.memberId)
  })
}

/** Says no; the member reads why and may send another. */
export async function refuseCheck(desk: Desk, review: Review & { reason: string }): Promise<void> {
  const reason = refusalReasons.find((known) => known === review.reason)
  if (!reason) throw new ChangeRefused(`The reason is one of ${refusalReasons.join(', ')}.`)
  const words = await readLetterWords(desk.db, review.merchant)
  await desk.db.transaction().execute(async (tx) => {
    const { memberId } = await decide(desk, tx, review, { state: 'refused', reason })
    const letter = {
      titles: words('letter.identity.refused'),
      texts: words(`letter.identity.refused.${reason}`),
    }
    await putIntoBox(tx, { memberId, ...letter }, desk.now())
  })
}

async function decide(
  { now }: Pick<Desk, 'now'>,
  tx: Tx,
  { merchant, id, operator }: Review,
  end: { state: 'verified' | 'refused'; reason: RefusalReason | null },
): Promise<CheckAtDesk> {
  const found = await findOne(tx, merchant, id)
  await lockPersonalData(tx, found.memberId)
  if (!(await decideCheck(tx, id, { ...end, operator, now: now() }))) {
    throw new AppError('identityCheck.decided')
  }
  return found
}

async function findOne(db: Db, merchant: string, id: bigint): Promise<CheckAtDesk> {
  const found = await findAtDesk(db, merchant, id)
  if (!found) throw new AppError('identityCheck.unknown')
  return found
}
