import type { Page, Worker } from '@playwright/test'
import { operate } from '../operator.ts'
import { expect, expectAccessible, hydrated, test } from '../site.ts'

test.use({ serviceWorkers: 'allow' })

/** What the browser's part is here: an installed app, an answer to its question, and the address it would be given. */
async function installApp(page: Page, permission: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((answer) => {
    const media = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      query.includes('standalone') ? ({ ...media('all'), matches: true } as MediaQueryList) : media(query)
    Object.defineProperty(Notification, 'permission', { get: () => answer })
    Notification.requestPermission = async () => answer
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint: 'http://127.0.0.1:9/push', keys }) }) as unknown as PushSubscription
  }, permission)
}

type Shown = { title: string; body: string; lang: string; data: unknown; close: () => void }
type Scope = {
  shown: Shown[]
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  ExtendableEvent: new (type: string) => Event
}

/** A browser without a screen shows no notifications, so what the worker asks it to show is kept instead. */
async function keepNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    scope.shown = []
    scope.registration.showNotification = async (title, options) => {
      const one = { title, ...options } as Shown
      one.close = () => scope.shown.splice(scope.shown.indexOf(one), 1)
      scope.shown.push(one)
    }
  })
}

const shownBy = (worker: Worker) =>
  worker.evaluate(() =>
    (globalThis as unknown as Scope).shown.map(({ title, body, lang }) => ({ title, body, lang })),
  )

/** Hands the page's service worker a message as a push service does. */
async function deliver(page: Page, notice: object): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(notice),
  })
}

/** Nobody but a finger can tap a notification, so the worker is told as if one had. */
async function tapNotification(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const { shown, ExtendableEvent } = globalThis as unknown as Scope
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification: shown[0] }))
  })
}

test('CONT-1 a member turns notifications on in the installed app, sees one, and a tap opens the letter', async ({
  page,
  context,
  site,
}) => {
  await installApp(page, 'granted')
  await site.openAs('datu', '/m/set', 'EN')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: 'Turn notifications on' }).click()
  await expect(page.getByText('On for this device')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('On for this device')).toBeVisible()

  const letter = { titles: { TY: 'Balita', EN: 'News' }, texts: { TY: 'Kumusta', EN: 'Hello there' } }
  const said = await operate('merchant', 'letter', 'datu', JSON.stringify(letter))
  const [id = ''] = /\d+/.exec(said) ?? []
  const [worker] = context.serviceWorkers() as [Worker]
  await keepNotifications(worker)
  await deliver(page, {
    title: 'Perya',
    body: 'You have a new message.',
    lang: 'en-PH',
    path: `/m/webEmail?id=${id}`,
    tag: `letter-${id}`,
  })
  await expect
    .poll(() => shownBy(worker))
    .toEqual([{ title: 'Perya', body: 'You have a new message.', lang: 'en-PH' }])
  await tapNotification(worker)
  await expect(page).toHaveURL(new RegExp(`/m/webEmail\\?id=${id}$`))
  await expect(page.getByText('Hello there')).toBeVisible()
  await expect.poll(() => shownBy(worker)).toEqual([])

  await site.open('/m/set', 'EN')
  await page.getByRole('button', { name: 'Turn notifications off' }).click()
  await expect(page.getByText('Off for this device')).toBeVisible()
})

test('CONT-1 a member reads why there are no notifications: not installed, or blocked by the browser', async ({
  page,
  site,
}) => {
  await site.openAs('datu', '/m/set')
  await expect(page.getByText(/I-install muna ang app/)).toBeVisible()
  await expect(page.getByRole('button', { name: /notification/ })).toHaveCount(0)
  await expectAccessible(page)
  await installApp(page, 'denied')
  await site.open('/m/set', 'EN')
  await expect(page.getByText(/Your browser blocks notifications/)).toBeVisible()
})
