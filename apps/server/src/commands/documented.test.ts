import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, root), 'utf8')

/** The pages of the manual, in the order its index tells to read them. */
const pages = [...read('docs/operations/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(
  ([, page = '']) => page,
)

it('the index of the manual leads to every page, once', () => {
  const kept = readdirSync(new URL('docs/operations', root)).filter((page) => page !== 'README.md')
  expect(pages.toSorted()).toEqual(kept.toSorted())
})

/** The name by which a link leads to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

const folder = new URL('docs/operations/', root)

it.each(['README.md', ...pages])('the links of %s lead to a page and a heading that are there', (page) => {
  const links = [...readFileSync(new URL(page, folder), 'utf8').matchAll(/\]\(([^)]+)\)/g)]
  for (const [, link = ''] of links) {
    const [file = '', anchor] = link.split('#')
    const text = readFileSync(new URL(file || page, folder), 'utf8')
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
    if (anchor !== undefined) expect(anchors, link).toContain(anchor)
  }
})

describe.each([
  { document: 'README.md', text: read('README.md') },
  { document: 'docs/operations', text: pages.map((page) => read(`docs/operations/${page}`)).join('\n') },
])('$document', ({ text }) => {
  it('has whoever signs a command added by one before it', () => {
    const added = new Set<string>()
    const strangers: string[] = []
    for (const [said, merchant, words = ''] of text.matchAll(/npm run \w+ -- ([A-Z]+) ([^`\n]+)/g)) {
      const [, verb, operator = ''] = /^operator (add|lock) (\w+)/.exec(words) ?? []
      if (verb === 'add' && added.has(`${merchant} ${operator}`)) strangers.push(said)
      if (verb === 'add') added.add(`${merchant} ${operator}`)
      if (verb === 'lock') added.delete(`${merchant} ${operator}`)
      // Of what belongs to every merchant, the first word is no merchant.
      const [, signer, employer = merchant] = / by (\w+)(?: of (\w+))?$/.exec(words) ?? []
      if (signer && !added.has(`${employer} ${signer}`)) strangers.push(said)
    }
    expect(strangers).toEqual([])
    expect(added.size).toBeGreaterThan(0)
  })
})
