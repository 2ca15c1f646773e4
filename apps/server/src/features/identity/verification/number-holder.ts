/**
 * Whom a mobile number lets in.
 *
 * Sites may take a number on trust when somebody registers, so a number that nobody has proved yet says little:
 * it may be mistyped, or another person's. A code sent to it proves it, for an account whose name it is,
 * or for one that was used on this very device; see docs/decisions/011.
 */
import {
  findMemberByMobile,
  forgetPersonalData,
  listMembersByTypedMobile,
  type Member,
  markMobileVerified,
  mobileIndex,
} from '#features/members/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { dropCredentials, listDeviceOwners } from '../credential/credential.store.ts'
import { deleteResetsOf } from '../credential/password-reset.store.ts'
import { deleteLinkedAccounts } from '../firebase/firebase.store.ts'
import { deletePasskeys } from '../passkey/passkey.store.ts'
import type { ShownPasskey } from '../passkey/second-factor.ts'
import { endSessions } from '../session/sessions.ts'
import type { Visit } from '../visit.ts'
import { wrongCode } from './verification-error.ts'

export type NumberHolder = {
  member: Member
  /** The member has logged in on this device before. */
  isOwnDevice: boolean
  /** The number was proved before. */
  isProved: boolean
}

/** The account a code sent to this number opens. */
export async function findHolder(
  ctx: Context,
  visit: Visit,
  mobile: string,
): Promise<NumberHolder | undefined> {
  const index = mobileIndex(ctx.secrets, mobile)
  const proved = await findMemberByMobile(ctx.db, visit.merchant, index)
  const userName = numberName(mobile)
  const typed = await listMembersByTypedMobile(ctx.db, visit.merchant, { mobileIndex: index, userName })
  const candidates = proved ? [proved] : typed
  const owners = await listDeviceOwners(
    ctx.db,
    candidates.map(({ id }) => id),
    visit.device,
  )
  const member =
    proved ??
    typed.find((candidate) => candidate.userName === userName) ??
    typed.find(({ id }) => owners.has(id))
  return member && { member, isOwnDevice: owners.has(member.id), isProved: proved !== undefined }
}

/** The user name of whoever registered by a number that was taken on trust. */
export function numberName(mobile: string): string {
  return mobile.replace('+', '')
}

/**
 * The number is proved from now on.
 *
 * Whoever registered it may have been somebody else. Without a passkey of the account, on a device it was never
 * used on, it therefore passes to the holder of the number alone: no password, session, link or address given
 * before counts any more.
 */
export async function proveNumber(
  ctx: Context,
  tx: Tx,
  holder: NumberHolder,
  passkey: ShownPasskey,
): Promise<void> {
  if (holder.isProved) return
  const { id } = holder.member
  if (!(await markMobileVerified(tx, id, ctx.now()))) throw wrongCode()
  if (holder.isOwnDevice || passkey.isShown) return
  await endSessions(ctx, tx, id, 'password')
  await dropCredentials(tx, id)
  await deleteLinkedAccounts(tx, id)
  await deletePasskeys(tx, id)
  await deleteResetsOf(tx, id)
  await forgetPersonalData(tx, id)
}
