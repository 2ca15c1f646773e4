import { expect, test } from 'vitest'
import { issueName, issueShort } from './issue-name.ts'

test.each([
  ['202611150731', '20261115-0731', '0731'],
  ['20261115', '20261115', '1115'],
  ['20261115-thai-binh', '20261115', '1115'],
])('the issue %s is called %s, or %s for short', (issueNo, name, short) => {
  expect([issueName(issueNo), issueShort(issueNo)]).toEqual([name, short])
})
