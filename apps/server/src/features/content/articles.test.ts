import { getEarlierStatement, listHelp, listStatements } from '@perya/contract/articles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runCommand } from '#testing/test-server.ts'
import { helpItems, statements } from './articles.ts'
import { publishArticle, readArticle, removeHelpItem } from './index.ts'
import { seedDemo } from './seed-demo.ts'

let test: TestApp
let visitor: Client
beforeAll(async () => {
  test = await openTestApp()
  visitor = openClient(test)
})
afterAll(() => test.close())

const help = async (language: 'TY' | 'EN' = 'EN') =>
  (await visitor.call(listHelp, { lang: language, device: 'MOBILE' })).value
const agreement = async () => {
  const { value } = await visitor.call(listStatements, { language: 'EN' })
  return value.find(({ kind }) => kind === 'agreement')
}
const words = (word: string) => ({ TY: `<p>${word}</p>`, EN: `<p>${word}</p>` })
const titles = { TY: 'Pamagat', EN: 'Title' }

it.each([helpItems, statements])(
  'CONT-3 CACHE-1 what a site explains is written once for all its readers (%o)',
  (read) => {
    const first = read(test.ctx, 'PERYA', 'EN')
    expect(read(test.ctx, 'PERYA', 'EN')).toBe(first)
    expect(read(test.ctx, 'PERYA', 'TY')).not.toBe(first)
  },
)

describe('the help centre', () => {
  it('CONT-3 explains in the language asked for, in one order', async () => {
    const [ty, en] = [await help('TY'), await help('EN')]
    expect(en[0]?.title).toBe('Account and login')
    expect(ty[0]?.title).toBe('Account at login')
    expect(ty.map(({ id }) => id)).toEqual(en.map(({ id }) => id))
  })

  it('CONT-3 R-105 takes an item in, made safe, and gives it up again, on a running server', async () => {
    const contents = { TY: '<p onclick="x()">A</p>', EN: '<script>x</script><p>B</p>' }
    const item = { merchant: 'PERYA', kind: 'help' as const, titles, contents, position: 99 }
    const id = await publishArticle(test.ctx, item)
    await eventually(async () => {
      expect((await help()).at(-1)).toEqual({ id: String(id), title: 'Title', content: '<p>B</p>' })
    })
    await removeHelpItem(test.ctx, 'PERYA', id as bigint)
    await eventually(async () =>
      expect(await help()).not.toContainEqual(expect.objectContaining({ title: 'Title' })),
    )
    await expect(removeHelpItem(test.ctx, 'PERYA', id as bigint)).rejects.toThrow('article.unknown')
  })
})

describe('a statement', () => {
  it('CONT-3 gets another version when its words change, and keeps it when they do not', async () => {
    const change = (word: string) =>
      publishArticle(test.ctx, {
        merchant: 'PERYA',
        kind: 'agreement',
        titles,
        contents: words(word),
        position: 0,
      })
    expect(await agreement()).toMatchObject({ version: 1 })
    await change('new words')
    await eventually(async () => {
      expect(await agreement()).toMatchObject({ version: 2, content: '<p>new words</p>' })
    })
    await change('new words')
    await change('other words')
    await eventually(async () => expect(await agreement()).toMatchObject({ version: 3 }))
  })

  it('CONT-3 of an earlier version stays readable word for word, and can be altered by nobody', async () => {
    expect((await agreement())?.earlier.map(({ version }) => version)).toEqual([2, 1])
    const read = (version: number, kind: 'agreement' | 'licence' = 'agreement') =>
      visitor.call(getEarlierStatement, { kind, version, language: 'EN' })
    expect((await read(2)).value).toMatchObject({ version: 2, title: 'Title', content: '<p>new words</p>' })
    expect((await read(1)).value.title).toBe('User agreement')
    for (const unknown of [await read(9), await read(7, 'licence')]) {
      expect([unknown.status, unknown.errorCode]).toEqual([404, 'article.unknown'])
    }
    for (const change of ["update article_version set titles = '{}'", 'delete from article_version']) {
      await expect(test.ctx.pool.query(change)).rejects.toThrow('article_version')
    }
  })

  it('CONT-3 an operator wrote is not undone by the demo data of the next start', async () => {
    const before = await agreement()
    await seedDemo(test.ctx)
    expect(await agreement()).toEqual(before)
  })
})

describe('an operator', () => {
  it('CONT-3 writes articles by command, and is told what is wrong with one', async () => {
    const env = { DATABASE_URL: test.url }
    const article = JSON.stringify({ kind: 'privacy', titles, contents: words('private') })
    const { code, stdout } = await runCommand('merchant', ['PERYA', 'article', article], env)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^PERYA keeps it under number \d+\.$/m)
  })

  it.each([
    ['{"kind":"help"}', 'This is no article: titles'],
    ['{"kind":"song"}', 'This is no article: kind'],
    ['not JSON', 'An article is given as JSON.'],
  ])('CONT-3 who writes %s is told why it is refused', (text, why) => {
    expect(() => readArticle(text)).toThrow(why)
  })
})
