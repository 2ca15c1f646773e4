import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')

it.each(['README.md', 'docs/operations.md'])(
  'whoever signs a command of %s was added by one before it',
  (name) => {
    const added = new Set<string>()
    const strangers: string[] = []
    for (const [said, merchant, words = ''] of read(name).matchAll(/npm run \w+ -- ([A-Z]+) ([^`\n]+)/g)) {
      const [, verb, operator = ''] = /^operator (add|lock) (\w+)/.exec(words) ?? []
      if (verb === 'add' && added.has(`${merchant} ${operator}`)) strangers.push(said)
      if (verb === 'add') added.add(`${merchant} ${operator}`)
      if (verb === 'lock') added.delete(`${merchant} ${operator}`)
      const [, signer] = / by (\w+)$/.exec(words) ?? []
      if (signer && !added.has(`${merchant} ${signer}`)) strangers.push(said)
    }
    expect(strangers).toEqual([])
    expect(added.size).toBeGreaterThan(0)
  },
)
