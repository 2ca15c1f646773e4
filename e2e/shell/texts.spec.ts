import type { Page } from '@playwright/test'
import { expect, test } from '../site.ts'

/** The texts a page fetched, by language and area. */
function textsOf(page: Page) {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/((?:TY|EN)-[A-Za-z]+)-[^/]+\.js$/.exec(request.url()) ?? []
    if (name) fetched.add(name)
  })
  return () => [...fetched].toSorted()
}

test('LANG-1 a page fetches its own texts in the reader’s language, and in another once that is chosen', async ({
  page,
  site,
}) => {
  const fetched = textsOf(page)
  await site.open('/m/trail', 'EN')
  await expect(page.getByRole('heading', { name: 'Play for free' })).toBeVisible()
  expect(fetched()).toEqual(['EN-account', 'EN-first', 'EN-shared'])

  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: 'Tagalog' }).click()
  await expect(page.getByRole('heading', { name: 'Maglaro nang libre' })).toBeVisible()
  expect(fetched()).toEqual(['EN-account', 'EN-first', 'EN-shared', 'TY-account', 'TY-first', 'TY-shared'])
})

test('LANG-1 a first touch of the home screen fetches no more than what opens over it may say', async ({
  page,
  site,
}) => {
  const fetched = textsOf(page)
  await site.open('/m/home', 'TY')
  await page.getByRole('button', { name: 'Wika: Tagalog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(fetched).toEqual(['TY-first', 'TY-gameInfo', 'TY-games', 'TY-shared'])
})
