import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { outboxRoutes } from './outbox.routes.ts'
import { outboxPage } from './outbox-page.ts'
import { queueMessage } from './queue-message.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('a demo shows what it sent, as a page in both languages and as JSON', async () => {
  await queueMessage(test.ctx, test.ctx.db, {
    merchant: 'PERYA',
    kind: 'mail',
    to: 'maria@perya.example',
    subject: 'Kumusta',
    body: 'Buksan: http://127.0.0.1:8080/m/forget#reset=abc',
    lifeMinutes: 5,
  })
  await eventually(async () => {
    const { value } = (await test.app.inject({ url: '/dev/outbox.json?to=maria@perya.example' })).json()
    expect(value.messages[0]).toMatchObject({ kind: 'mail', subject: 'Kumusta' })
  })
  const page = await test.app.inject({ url: '/dev/outbox' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
  expect(page.body).toContain('<html lang="fil">')
  expect(page.body).toContain('href="http://127.0.0.1:8080/m/forget#reset=abc"')
  expect((await test.app.inject({ url: '/dev/outbox?lang=EN' })).body).toContain('Demo outbox')
  const asChosen = (url: string) => test.app.inject({ url, headers: { cookie: 'language=EN' } })
  expect((await asChosen('/dev/outbox')).body).toContain('Demo outbox')
  expect((await asChosen('/dev/outbox?lang=TY')).body).toContain('Outbox ng demo')
})

it('R-105 shows a message as text, whatever somebody wrote into it', () => {
  const page = outboxPage(
    [
      {
        id: '1',
        kind: 'mail',
        to: '"><script>alert(1)</script>@x.example',
        subject: '<img src=x onerror=alert(1)>',
        body: 'http://x.example/"onmouseover="alert(1) <b>',
        sentAt: '2026-11-15T04:00:00.000Z',
      },
    ],
    'EN',
  )
  expect(page).not.toMatch(/<script|<img|"onmouseover|<b> *<\/pre>/)
})

it('in production there is no such address', async () => {
  const production = { ...test.ctx, env: { ...test.ctx.env, mode: 'production' as const } }
  for (const { run } of outboxRoutes(production)) {
    await expect(
      Promise.resolve().then(() => run({} as never, { language: 'EN' } as never, {} as never)),
    ).rejects.toMatchObject({ code: 'route.unknown' })
  }
})
