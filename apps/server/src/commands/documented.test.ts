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
      // Of what belongs to every merchant, the first word is no merchant.
      const [, signer, employer = merchant] = / by (\w+)(?: of (\w+))?$/.exec(words) ?? []
      if (signer && !added.has(`${employer} ${signer}`)) strangers.push(said)
    }
    expect(strangers).toEqual([])
    expect(added.size).toBeGreaterThan(0)
  },
)
