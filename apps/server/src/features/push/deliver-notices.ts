import { ownWords } from '@perya/contract/fallback'
import { merchantOf } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { toNotice } from './notice.rules.ts'
import {
  claimNotices,
  type DueNotice,
  deleteNotice,
  deleteNoticesBefore,
  deleteSubscription,
} from './push.store.ts'
import { type CarryNotice, pushService } from './push-service.ts'
import { openSubscription } from './subscription.ts'
import { vapidKeys } from './vapid.ts'

const batch = 20
const mostTries = 6
/** What is older than a day is no news, here and at the push service. */
const lifeSeconds = 86_400

/** Sends whatever waits. Several processes may do so at once: each takes notices the others have not. */
export async function deliverNotices(ctx: Context): Promise<void> {
  await deleteNoticesBefore(ctx.db, new Date(ctx.now().getTime() - lifeSeconds * 1_000))
  const carry = pushService(vapidKeys(ctx.secrets), { mayBeLocal: ctx.env.mode === 'demo' })
  for (;;) {
    const due = await claimNotices(ctx.db, ctx.now(), batch)
    await Promise.all(due.map((notice) => deliver(ctx, carry, notice)))
    if (due.length < batch) return
  }
}

async function deliver(ctx: Context, carry: CarryNotice, due: DueNotice): Promise<void> {
  const merchant = merchantOf(ctx, due.merchant)
  const { name, settings } = merchant
  const { language } = due
  const notice = toNotice(due, { name, language, ownWords: ownWords(settings.texts, language) })
  try {
    const outcome = await carry({
      subscription: openSubscription(ctx, due.sealed),
      payload: JSON.stringify(notice),
      subject: `https://${settings.mainDomain || merchant.hosts[0] || 'perya.example'}`,
      lifeSeconds,
      topic: notice.tag,
    })
    // The device's other notices go with its subscription.
    if (outcome === 'gone') await deleteSubscription(ctx.db, due.sessionId)
    else await deleteNotice(ctx.db, due.id)
  } catch (error) {
    const isLast = due.tries >= mostTries
    ctx.log.warn({ err: error, notice: due.id.toString(), isLast }, 'notification was not sent')
    if (isLast) await deleteNotice(ctx.db, due.id)
  }
}
