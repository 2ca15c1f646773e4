/** No text that a player reads says a word which `docs/player-words.md` replaces. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Node, nodesOf, parse } from '../apps/web/src/testing/sources.ts'

const replaced = {
  TY: [
    /\bNakuha ko\b/,
    /[Kk]usang (kuha|paglalaro)/,
    /\b[Ii]pamahagi\b/,
    /\b[Aa]sin\b/,
    /\b[Kk]adena\b/,
    /Galaw ng (panalo|account|pera)/,
    /\b[Pp]untirya\b/,
    /\b[Ll]amang ng bahay\b/,
    /Balik sa manlalaro|^Balik$/,
    /Bola sa labas/,
    /Karera ng sampu/,
    /Lima sa labing-isa/,
    /\b[Mm]ga gumawa$|\bgumawang ito\b|[Gg]umawa ng laro/,
    /[Ii]sara ang sarili/,
    /\b[Pp]asasalamat\b/,
    /\btitingnan (muna )?(ito )?ng tao\b|taong titingin|[Tt]ao ang (titingin|tumitingin|sumasagot)|tao muna ang/,
    /\b[Dd]eposito|[Dd]epositong|[Mm]agdeposito|pagdeposito/,
    /\b[Bb]alanse(ng)?\b/,
    /\b[Bb]ersyon\b/,
    /\b[Mm]agrehistro|\bpagrehistro|[Nn]akarehistro/,
    /\b[Uu]ser name\b/,
    /\b[Ll]oterya(ng)?\b|\b[Ll]ottery\b/,
    /\bronda(ng)?\b/,
    /\b[Ss]anggunian\b/,
    /\b[Ss]alain\b/,
    /^(Lagay|Estado)$/,
    /\b[Kk]anselahin|\b[Kk]inansela|\b[Nn]akansela/,
    /\b[Kk]opyahin\b|\b[Nn]akopya\b/,
    /\b[Ii]bahagi\b/,
    /\b[Ll]arawan(g)?\b/,
    /\b[Gg]antimpala\b/,
    /\b[Mm]ag-sign out\b|\b[Mm]agsa-sign out\b/,
    /\b[Dd]ibidendo\b/,
    /\borasang sahod\b|\barawang sahod\b/,
    /\b[Pp]alayaw\b/,
    /\b[Pp]agkakakilanlan\b/,
    /\bKasunduan ng gumagamit\b/,
    /\b[Pp]angunahing\b/,
    /\b[Ss]lip ng taya\b/,
    /\b[Gg]ansal\b/,
    /\bMalaki\b|\bMaliit\b/,
    /\b[Nn]iu \{/,
    /\b[Tt]ubo\b/,
    /\blote(ng)?\b/,
    /\b[Pp]ang-ensayo(ng)?\b/,
    /\b[Ll]ibreng (subok|ikot)\b/,
    /\b[Tt]alaan\b/,
    /\b[Kk]uwadro\b/,
    /\b[Mm]ina(s)?\b/,
    /\b[Pp]anganib\b/,
    /\b[Nn]apapatunayan/,
    /\b[Ss]inelyuhan|\bnaselyuhan/,
    /\b[Bb]itawan|\bbinitawan/,
    /\bBayad-pinsala\b/,
    /\bkarusel\b/,
    /\b[Ll]umaktaw\b|\b[Ll]aktawan\b/,
    /\b[Mm]agpahinga sa paglalaro\b|[Nn]akapahinga/,
    /\b[Hh]abambuhay\b/,
    /\b[Mm]akipag-ugnayan/,
    /\b[Mm]anlalaro\b/,
    /\bantas\b|\bAntas\b/,
  ],
  EN: [
    /then it can leave|money can leave|before it can leave/,
    /stands on the day|\bstands (here|there|below|on the)/,
    /has to stay/,
    /days are over/,
    /Going on with/,
    /[Ll]et it move/,
    /\b[Ww]hoever\b/,
    /A person (looks|will look|answers|reads|decides)|a person (looks|will look|decides|first)/,
    /\bgive(n)? the bonus up\b|\bgiven up\b|\bGive the bonus up\b/,
    /\bstarts anew\b|\banew\b/,
    /\bgo(es)? on where\b|\bby going on\b|^Before you go on$|\bGo on playing\b/,
    /not even we\b/,
    /(?<!\{)\b[Ss]tak(e|es|ed|ing)\b/,
    /\b[Uu]ser name\b/,
    /(?<!\{)\b[Vv]endors?\b/,
    /\b[Ll]otter(y|ies)\b/,
    /\b(centre|colour|favourite|licence)s?\b|\b(Centre|Colour|Favourite|Licence)s?\b/,
    /\b[Ss]ign(ed)? (out|in)\b/,
    /\blog-in\b/,
    /\bset aside\b|\bSet aside\b/,
    /\bat once\b/,
    /\bThat is too (little|much)\b/,
    /\bits? payer\b/,
    /\bShut me out\b|\bshut yourself out\b/,
    /^Account record$|\bmovements?\b/,
    /^Chase$|\ba chase\b/,
    /\bworked out\b|\bwork the result\b|works the result out/,
    /nothing is left to read/,
  ],
} as const
type Language = keyof typeof replaced
type Said = { language: Language; text: string }

/** What operators read keeps the words of the code. */
const ofOperators = /\/(adjustments|operators|ops-site)\.errors\.ts$/
const studioTexts = 'apps/studio/client/src/texts.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .filter((file) => !ofOperators.test(file))

function* literalsOf(node: Node): Generator<string> {
  for (const inner of nodesOf(node)) {
    if (inner.type === 'Literal' && typeof inner.value === 'string') yield inner.value
    if (inner.type === 'TemplateElement') yield (inner.value as { cooked: string }).cooked
  }
}

/** The texts under the keys `TY` and `EN`, of titles as `Tagalog|English`, and of the studio's two blocks. */
function* saidBy(path: string, code: string): Generator<Said> {
  for (const node of nodesOf(parse({ path, code }))) {
    const name = (node.key ?? node.id) as Node | undefined
    const language = languageOf(String(name?.name), path)
    const value = (node.value ?? node.init) as Node | null | undefined
    if (language && value) for (const text of literalsOf(value)) yield { language, text }
    if (node.type === 'CallExpression' && (node.callee as Node).name === 'title') {
      const [TY = '', EN = TY] = [...literalsOf(node)].join('|').split('|')
      yield { language: 'TY', text: TY }
      yield { language: 'EN', text: EN }
    }
  }
}

function languageOf(name: string, path: string): Language | undefined {
  if (name === 'TY' || name === 'EN') return name
  if (path !== studioTexts) return undefined
  return name === 'ty' ? 'TY' : name === 'en' ? 'EN' : undefined
}

const refused = ({ language, text }: Said) => replaced[language].some((word) => word.test(text))
const inFile = (path: string) => [...saidBy(path, readFileSync(path, 'utf8'))]

it('LANG-1 players read the words of the glossary, in both languages', () => {
  const said = files.flatMap((path) => inFile(path).map((one) => ({ path, ...one })))
  expect(said.length).toBeGreaterThan(4_000)
  expect(said.filter(refused).map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

it.each([
  ["{ TY: 'Balanse', EN: 'Balance' }", ['Balanse']],
  ['{ TY: `Taya`, EN: `Your stake` }', ['Your stake']],
  ["title('Loterya|Lotto')", ['Loterya']],
  ["{ TY: 'Taya', EN: 'Bet' }", []],
])('sees in %s the words that are replaced', (code, words) => {
  expect([...saidBy('a.ts', `const text = ${code}`)].filter(refused).map(({ text }) => text)).toEqual(words)
})
