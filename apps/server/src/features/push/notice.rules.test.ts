import { expect, it } from 'vitest'
import { xssCorpus } from '#testing/xss-corpus.ts'
import { toNotice } from './notice.rules.ts'

it.each([
  ['letter', '/m/webEmail?id=7', 'letter-7'],
  ['chat', '/m/service?chat=open', 'chat'],
] as const)(
  'R-105 no hostile name or words of a site lead the tap on a notice of a %s elsewhere',
  (kind, path, tag) => {
    for (const payload of xssCorpus) {
      const site = { name: payload, language: 'EN', ownWords: { [`notice.${kind}`]: payload } } as const
      const arrived = JSON.parse(JSON.stringify(toNotice({ kind, threadId: 7n }, site)))
      expect(arrived).toEqual({ title: payload, body: payload, lang: 'en-PH', path, tag })
    }
  },
)
