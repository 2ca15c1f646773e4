import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages } from '@perya/contract/language'
import { describe, expect, it } from 'vitest'
import {
  idsSaidBy,
  lazyParts,
  type Node,
  nodesOf,
  parse,
  reachedFrom,
  readSources,
  type Source,
} from '../testing/sources.ts'
import { type Area, areas, texts } from './index.ts'

const sources = readSources()
const speaking = sources.filter(({ path }) => !path.startsWith('texts/'))
const entries = Object.entries(texts)

/** What Filipinos say in English, and names. */
const sameInBoth = new Set(
  `{amount} fee|{name}, under maintenance|{percent}% fee|© {years} {name}. All rights reserved.|11 Pick 5|
  Account|Account name|Account number|Account overview|Account settings|Active|Active members|Agent|
  Agent Center|Agent home|Agent login|Announcements|Approved|Balance <0/>|Balance: {amount}|
  Bao {count} lô|Bet no.|Bet slip|Bet slip: {name}|Big|Big/Small, Odd/Even: digit|
  Big/Small, Odd/Even: special|Bonus|Bonus wallet|Bull {count}|Bull 1, 3, 5, 7, 9|Bull 2, 4, 6, 8|
  Bull bull|Capiz|carousel|Category|Classic|Compensation|Contract offer|Country code|Credits|
  Customer service|Daily|Daily salary contract|Default|Demo|Deposit|Dividend|Dividend contract|Dragon|
  Dragon Tiger|Draw|Driver’s license|E-Lotto|E-mail|Ending balance|Entertainment|Even|Expired|Facebook|
  Fast 5D|Fast Vietnam|Featured|Fee|Feedback|Free room|Free spins|Free trial|Game Center|Game lobby|
  Help Center|High|History|Hold and spin|Home|Hot|Hourly|Hourly salary contract|ID number|Identity|Invite|
  K3 Dice|Leaderboard|LINE|Log in|Login password|Lotto|Low|Lower 41–80|Lucky pick|Main menu|Main wallet|
  Maintenance|Max. bet|Medium|Member|Menu|Min. bet|min. bet {amount}|Missions|Mixed|Mobile number|
  Multi-draw|Multiplier|Multiplier reel|National ID (PhilSys)|Net|Next server seed hash|Nickname|No bull|
  Notifications|Odd|Optional|Pair|Parol|Passport|Password|Pattern|Payment method|Picture|Pink|Play money|
  Play type|Player protection|Postal ID|Privacy|Privacy policy, version {version}|Prize mode|Promo|
  Provider|QQ|Quick amounts|Random|Rate|Rate (%)|Rebate settings|Recommended|Reference no.|
  Responsible gaming|Rewards|Roll|Room|Round|Round no.|RTP|RTP {returned}|Rules|Safe|Sampaguita|SEA lobby|
  Security questions|Self-exclusion|Server seed|Settings|slide|Slots|Small|SMS code|Sort by|Sound|Source|
  Special|Special number|Starting balance|Status|Straight|Team overview|Terms|Theme|Tier|
  Tier {tier} · {rate}|Tiger|Time-out|Top {place}|Top agent|Total|Total balance|Traditional|
  Transaction no.|Trend|True odds|Turnover|Upper 01–40|User agreement|User agreement, version {version}|
  Username|Version {version} · {date}|Vietnam Daily|Vietnam Lotto lobby|VIP benefits|VIP room|Volatility|
  Voter’s ID|VS|Wallet|WeChat|Welcome back!|WhatsApp|Withdraw|Withdrawal password|Zalo|ZY`
    .split('|')
    .map((words) => words.trim()),
)

describe('LANG-1 every text', () => {
  it('exists in every language', () => {
    const missing = entries.filter(([, text]) => languages.some((language) => !text[language]?.trim()))
    expect(missing.map(([id]) => id)).toEqual([])
  })

  it('is translated, not copied', () => {
    const copied = entries
      .filter(([, { TY, EN }]) => TY === EN && !sameInBoth.has(TY))
      .map(([id, { TY }]) => `${id}: ${TY}`)
    expect(copied).toEqual([])
  })

  it('takes the same values in every language', () => {
    const different = entries.filter(([, { TY, EN }]) => valuesOf(TY) !== valuesOf(EN)).map(([id]) => id)
    expect(different).toEqual([])
  })

  it('says the same for one and many in Tagalog, whose grammar counts 2, 3, 5 and others with one', () => {
    const unlike = entries.filter(([, { TY }]) => hasOneUnlikeMany(compileMessage(TY))).map(([id]) => id)
    expect(unlike).toEqual([])
  })

  it('stands in one area only', () => {
    const all = Object.values(areas).flatMap((area) => Object.keys(area))
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
    expect(all.toSorted()).toEqual(Object.keys(texts).toSorted())
  })

  it('is said somewhere', () => {
    const code = speaking.map((source) => source.code).join('\n')
    // `register.${field}` says every text of that family.
    const families = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, family = '']) => family)
    const unused = Object.keys(texts).filter(
      (id) => !says(code, id) && !families.some((family) => id.startsWith(family)),
    )
    expect(unused).toEqual([])
  })
})

const ids = Object.keys(texts)
const areaOf = new Map(Object.entries(areas).flatMap(([area, of]) => Object.keys(of).map((id) => [id, area])))
const first = reachedFrom('app/main.tsx', sources).filter(({ path }) => !path.startsWith('texts/'))

/** The areas of which the files say something, with an example each; what comes with the page is left out. */
function areasSaidBy(files: readonly Source[]) {
  const said = new Map<string, string>()
  for (const file of files) {
    for (const id of idsSaidBy(file, ids)) said.set(areaOf.get(id) ?? '', `${file.path} says ${id}`)
  }
  said.delete('first')
  return said
}

describe('LANG-1 an area of texts', () => {
  const isFirst = new Set(first.map(({ path }) => path))
  const parts = lazyParts(sources)

  it('is no more than the first one for what comes with the page', () => {
    expect(first.length).toBeGreaterThan(20)
    expect([...areasSaidBy(first).values()]).toEqual([])
  })

  it.each(parts)(
    'comes with $to from $from where its code says it, and with no other',
    ({ to, areas: named }) => {
      const own = reachedFrom(to, sources).filter(
        ({ path }) => !isFirst.has(path) && !path.startsWith('texts/'),
      )
      const said = areasSaidBy(own)
      const silent = [...said].filter(([area]) => !named.includes(area)).map(([, example]) => example)
      expect(silent).toEqual([])
      const needed = [...said.keys()].filter((area) => area !== 'shared')
      expect(named.filter((area) => area !== 'shared').toSorted()).toEqual(needed.toSorted())
    },
  )

  it('is fetched by someone', () => {
    const named = new Set<string>(parts.flatMap((part) => part.areas))
    expect((Object.keys(areas) as Area[]).filter((area) => area !== 'first' && !named.has(area))).toEqual([])
  })

  it('is missed where a part is fetched without it', () => {
    const page: Source = { path: 'a.tsx', code: `t('login.title'); t(\`reset.\${step}\`)` }
    const shell = { path: 'b.tsx', code: "whenOpened(withTexts(() => import('./a.tsx'), 'games'))" }
    expect([...areasSaidBy([page]).keys()]).toEqual(['account'])
    expect(idsSaidBy(page, ids)).toEqual(expect.arrayContaining(['login.title', 'reset.lead', 'reset.done']))
    expect(lazyParts([shell])).toEqual([{ from: 'b.tsx', to: 'a.tsx', areas: ['shared', 'games'] }])
  })
})

it('LANG-1 no screen says words that are not in the catalogue', () => {
  const literal = speaking.filter(({ path }) => path.endsWith('.tsx')).flatMap(literalTexts)
  expect(literal).toEqual([])
})

it('finds words written into a screen', () => {
  const code = `<p title="Log in now">Hello {name}, {t('ok')} {'there you'} <b>₱ 21+</b></p>`
  expect(literalTexts({ path: 'a.tsx', code }).toSorted()).toEqual([
    'a.tsx: Hello',
    'a.tsx: Log in now',
    'a.tsx: there you',
  ])
})

const says = (code: string, id: string) => code.includes(`'${id}'`) || code.includes(`"${id}"`)

/** The names of the values a message takes, at any depth of its plurals. */
function valuesOf(message: string) {
  const names = new Set<string>()
  const walk = (part: unknown, isToken: boolean) => {
    if (!Array.isArray(part)) return
    if (isToken && typeof part[0] === 'string') names.add(part[0])
    for (const inner of part) {
      walk(inner, !isToken)
      if (inner && typeof inner === 'object') for (const branch of Object.values(inner)) walk(branch, false)
    }
  }
  walk(compileMessage(message), false)
  return [...names].toSorted().join()
}

/** Whether a form for `one` differs from that for `other`, at any depth of a compiled message. */
function hasOneUnlikeMany(part: unknown): boolean {
  if (part === null || typeof part !== 'object') return false
  const { one, other } = part as { one?: unknown; other?: unknown }
  if (one !== undefined && JSON.stringify(one) !== JSON.stringify(other)) return true
  return Object.values(part).some(hasOneUnlikeMany)
}

const spokenAttributes = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'text',
  'hint',
  'error',
])

/** Words between tags, in braces between tags, and in the attributes that are read out. */
function literalTexts(source: Source): string[] {
  const found: string[] = []
  const say = (text: unknown) => {
    if (typeof text === 'string' && /\p{L}{2}/u.test(text))
      found.push(`${source.path}: ${text.trim().replace(/\s+/g, ' ').replace(/,$/, '')}`)
  }
  for (const node of nodesOf(parse(source))) {
    if (node.type === 'JSXText') say(node.value)
    const children =
      node.type === 'JSXElement' || node.type === 'JSXFragment' ? (node.children as Node[]) : []
    for (const child of children) {
      const expression = child.expression as Node | undefined
      if (child.type === 'JSXExpressionContainer' && expression?.type === 'Literal') say(expression.value)
    }
    if (node.type === 'JSXAttribute' && spokenAttributes.has(String((node.name as Node).name))) {
      say((node.value as Node | null)?.value)
    }
  }
  return found
}
