import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { findMemberByUserName, readPersonalData } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { queueMessage } from '#features/messaging/index.ts'
import { addressGroup } from '#platform/address-group.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findProof } from '../credential/credential.store.ts'
import { insertReset } from '../credential/password-reset.store.ts'
import { languageFor, passwordLinkMail } from '../identity.messages.ts'
import { takeQuota } from '../throttle/tries.ts'
import type { Visit } from '../visit.ts'

const linkLifeMinutes = 30

const idBytes = 8
const secretBytes = 24
const signatureBytes = 16

/** Mails a link to the member whose name and address these are. Nobody learns from the answer whether there is one. */
export async function mailPasswordLink(
  ctx: Context,
  visit: Visit,
  { username, email }: { username: string; email: string },
  origin: string,
): Promise<void> {
  const member = await findMemberByUserName(ctx.db, visit.merchant, username)
  const { isOwnDevice } = await findProof(ctx.db, member?.id, visit.device)
  const { reached } = await takeQuota(ctx, [
    // By both: whoever knows the name alone cannot use up the member's own requests.
    { scope: 'mail.member', of: `${visit.merchant}:${username}:${email}`.toLowerCase() },
    // Others behind the same address cannot use them up either.
    ...(isOwnDevice ? [] : [{ scope: 'mail.address' as const, of: addressGroup(visit.ip) }]),
  ])
  if (reached) throw new AppError('verification.limit', { seconds: reached.seconds })

  const stored = member ? (await readPersonalData(ctx, ctx.db, member.id)).email : undefined
  const isSame = stored !== undefined && stored.toLowerCase() === email.toLowerCase()
  const addressee = member?.status === 'active' && isSame ? { member, to: stored } : undefined
  const secret = randomBytes(secretBytes)
  await ctx.db.transaction().execute(async (tx) => {
    const id = await insertReset(tx, {
      member_id: addressee?.member.id ?? null,
      secret_hash: hashOf(secret),
      expires_at: new Date(ctx.now().getTime() + linkLifeMinutes * 60_000),
    })
    if (!addressee) return
    await queueMessage(ctx, tx, {
      merchant: visit.merchant,
      kind: 'mail',
      to: addressee.to,
      lifeMinutes: linkLifeMinutes,
      ...passwordLinkMail(languageFor(visit.language), {
        site: merchantOf(ctx, visit.merchant).name,
        userName: addressee.member.userName,
        // After the # it reaches no server, no log and no other site.
        link: `${origin}/m/forget#reset=${signLink(ctx, id, secret)}`,
        minutes: linkLifeMinutes,
      }),
    })
  })
}

export type ResetLink = { id: bigint; secretHash: Buffer }

/** Which reset a link names; undefined when we did not sign it. */
export function openResetLink(ctx: Context, text: string): ResetLink | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== idBytes + secretBytes + signatureBytes) return undefined
  const content = bytes.subarray(0, idBytes + secretBytes)
  if (!timingSafeEqual(signatureOf(ctx, content), bytes.subarray(idBytes + secretBytes))) return undefined
  return { id: content.readBigInt64BE(0), secretHash: hashOf(content.subarray(idBytes)) }
}

function signLink(ctx: Context, id: bigint, secret: Buffer): string {
  const content = Buffer.alloc(idBytes + secretBytes)
  content.writeBigInt64BE(id)
  secret.copy(content, idBytes)
  return Buffer.concat([content, signatureOf(ctx, content)]).toString('base64url')
}

function signatureOf(ctx: Context, content: Buffer): Buffer {
  const signature = createHmac('sha256', ctx.secrets.key('password links')).update(content).digest()
  return signature.subarray(0, signatureBytes)
}

function hashOf(secret: Buffer): Buffer {
  return createHash('sha256').update(secret).digest()
}
