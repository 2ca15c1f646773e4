/** What this browser does about notifications; the server is told beside it. */
import { call } from '#lib/api/call.ts'
import { isStandalone } from '#lib/device/device.ts'
import { pushKey } from '#lib/session/sign-out.ts'
import { readText, removeText, writeText } from '#lib/storage.ts'
import { serviceWorker } from '#pwa/app-update.ts'
import { hindranceOf, type PushHindrance } from './push.rules.ts'

const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const hindranceHere = (): PushHindrance | null =>
  hindranceOf({
    isInstalled: isStandalone(),
    isAble: isAble(),
    permission: isAble() ? Notification.permission : undefined,
  })

let underway: Promise<unknown> = Promise.resolve()

/** One after the other, so that a renewal still on its way cannot undo what the player chose after it. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const done = underway.then(change)
  underway = done.catch(() => undefined)
  return done
}

/** Asks the player if need be, and says whether they are on now; throws when this browser cannot. */
export async function turnOn(userName: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  return inTurn(async () => {
    await subscribe()
    writeText('localStorage', pushKey, userName)
    return true
  })
}

export function turnOff(): Promise<void> {
  return inTurn(async () => {
    removeText('localStorage', pushKey)
    await call('turnPushOff', {})
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  })
}

/** A member who turned them on here once gets them in their next session, and in the language they read now. */
export function renew(userName: string): Promise<void> {
  return inTurn(async () => {
    if (readText('localStorage', pushKey) !== userName) return
    if (hindranceHere() === null && Notification.permission === 'granted') await subscribe()
  })
}

async function subscribe(): Promise<void> {
  const { publicKey } = await call('getPush', {})
  if (!(await serviceWorker())) throw new Error('notifications need the service worker')
  const registration = await navigator.serviceWorker.ready
  const subscription = await subscriptionFor(registration.pushManager, publicKey)
  const { endpoint, keys } = subscription.toJSON()
  await call('turnPushOn', {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  })
}

/** One made for another key of the platform is of no use any more. */
async function subscriptionFor(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}
