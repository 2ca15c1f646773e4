/** What reviewers do: see what waits, look at it, say yes or no. */
import { type RefusalReason, refusalReasons, type Side } from '@perya/contract/identity-check-bounds'
import type { Text } from '@perya/contract/language'
import { putIntoBox } from '#features/inbox/index.ts'
import {
  keepIdentity,
  listRestrictions,
  lockPersonalData,
  readPersonalData,
} from '#features/members/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { openBytes, openText } from '#platform/personal-data.ts'
import { plainText } from '#platform/plain-text.ts'
import { type CheckAtDesk, decideCheck, findAtDesk, listUnderReview } from './identity-check.store.ts'
import { listPictures } from './identity-picture.store.ts'
import { purposes } from './send-check.ts'

type Desk = Pick<Context, 'db' | 'now' | 'secrets'>
type Review = { merchant: string; id: bigint; operator: string }

const listed = 50

export const listChecksToReview = ({ db }: Pick<Desk, 'db'>, merchant: string): Promise<CheckAtDesk[]> =>
  listUnderReview(db, merchant, listed)

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
  return desk.db.transaction().execute(async (tx) => {
    const found = await decide(desk, tx, review, { state: 'verified', reason: null })
    const fullName = openText(desk.secrets, purposes.name, found.fullName)
    const { payeeName } = await readPersonalData(desk, tx, found.memberId)
    // Said after the check was sent; accounts may be bound in it.
    if (payeeName !== undefined && plainText(payeeName) !== plainText(fullName)) {
      throw new AppError('identityCheck.mismatch')
    }
    const isKept = await keepIdentity(desk, tx, found.memberId, {
      fullName,
      birthDate: found.birthDate,
      documentNumber: openText(desk.secrets, purposes.number, found.documentNumber),
    })
    if (!isKept) throw new AppError('identityCheck.duplicate')
    await putIntoBox(tx, { memberId: found.memberId, ...verified }, desk.now())
    return listRestrictions(tx, found.memberId)
  })
}

/** Says no; the member reads why and may send another. */
export async function refuseCheck(desk: Desk, review: Review & { reason: string }): Promise<void> {
  const reason = refusalReasons.find((known) => known === review.reason)
  if (!reason) throw new ChangeRefused(`The reason is one of ${refusalReasons.join(', ')}.`)
  await desk.db.transaction().execute(async (tx) => {
    const { memberId } = await decide(desk, tx, review, { state: 'refused', reason })
    await putIntoBox(tx, { memberId, titles: refused, texts: refusals[reason] }, desk.now())
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

const verified: { titles: Text; texts: Text } = {
  titles: { TY: 'Na-verify na ang pagkakakilanlan mo', EN: 'Your identity is verified' },
  texts: {
    TY: 'Salamat! Natingnan na namin ang ID at selfie mo, at ayos ang lahat.',
    EN: 'Thank you! We looked at your ID and selfie, and everything is in order.',
  },
}

const refused: Text = {
  TY: 'Hindi pa ma-verify ang pagkakakilanlan mo',
  EN: 'Your identity is not verified yet',
}

const refusals: Record<RefusalReason, Text> = {
  unreadable: {
    TY: 'Malabo o putol ang larawan ng ID. Kunan ulit sa maliwanag na lugar at ipadala muli.',
    EN: 'The picture of your ID is blurred or cut off. Take it again in good light and send it once more.',
  },
  expired: {
    TY: 'Paso na ang ID. Magpadala ng ID na may bisa pa.',
    EN: 'Your ID has expired. Please send one that is still valid.',
  },
  mismatch: {
    TY: 'Iba ang nakasulat sa ID sa inilagay mo. Tingnan ang pangalan, petsa ng kapanganakan at numero, at ipadala muli.',
    EN: 'Your ID says something other than what you entered. Check the name, birth date and number, and send it once more.',
  },
  selfie: {
    TY: 'Hindi makita sa selfie na ikaw ang nasa ID. Kunan ulit nang kita ang buong mukha.',
    EN: 'The selfie does not show that you are the person on the ID. Take it again with your whole face in view.',
  },
  duplicate: {
    TY: 'May na-verify nang account sa ID na ito. Isang account lang bawat tao; makipag-ugnayan sa amin kung mali ito.',
    EN: 'There is a verified account with this ID already. One account per person; contact us if this is wrong.',
  },
  age: {
    TY: 'Ayon sa ID, hindi ka pa puwedeng maglaro rito.',
    EN: 'According to your ID you are not old enough to play here.',
  },
}
