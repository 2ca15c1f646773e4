import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages } from '@perya/contract/language'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { reachedFrom, readSources, type Source } from '../testing/sources.ts'
import { firstTexts, laterTexts, texts } from './index.ts'

const sources = readSources()
const speaking = sources.filter(({ path }) => !path.startsWith('texts/'))
const entries = Object.entries(texts)

/** What Filipinos say in English, and names. */
const sameInBoth = new Set(
  `Account|Agent|Agent home|Capiz|Customer service|Deposit|Dragon|E-Lotto|E-mail|Facebook|Feedback|Game centre|
  Game lobby|Help centre|Home|Jeepney|LINE|Leaderboard|Log in|Lottery|Maintenance|Members|Menu|
  Mobile number|Online service|Password|Privacy|QQ|RNG|SMS code|Tarsier|Top agent|User name|Username|VS|WeChat|WhatsApp|
  Withdraw|ZY|Zalo`
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

  it('stands in one list only', () => {
    const twice = Object.keys(firstTexts).filter((id) => id in laterTexts)
    expect(twice).toEqual([])
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

it('LANG-1 the first view says only texts that come with the page', () => {
  const first = reachedFrom('app/main.tsx', sources).filter(({ path }) => !path.startsWith('texts/'))
  expect(first.length).toBeGreaterThan(20)
  const early = first.flatMap(({ path, code }) =>
    Object.keys(laterTexts)
      .filter((id) => says(code, id))
      .map((id) => `${path} says ${id}`),
  )
  expect(early).toEqual([])
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

type Node = { type: string; [key: string]: unknown }
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
function literalTexts({ path, code }: Source): string[] {
  const found: string[] = []
  const say = (text: unknown) => {
    if (typeof text === 'string' && /\p{L}{2}/u.test(text))
      found.push(`${path}: ${text.trim().replace(/\s+/g, ' ').replace(/,$/, '')}`)
  }
  const walk = (node: Node) => {
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
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
          walk(child as Node)
      }
    }
  }
  walk(parseAst(code, { lang: 'tsx' }) as unknown as Node)
  return found
}
