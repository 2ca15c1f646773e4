/** Texts that would run a script on a page that draws them carelessly, made by combining what such texts are made of. */

/** Leaves a mark that a test can look for. */
const scripts = ['top.ran=1', 'top[`ran`]=1', 'self.ran=1;alert(1)']

/** Elements with the event that fires without anybody touching them. */
const selfActing = [
  ['img src=x', 'onerror'],
  ['img srcset=x', 'onerror'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['iframe', 'onload'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onload'],
  ['video src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['video><source src=x', 'onerror'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['a href=# tabindex=1 autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['marquee', 'onstart'],
  ['p style="animation:spin 1s"', 'onanimationstart'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['script src=x', 'onerror'],
] as const

/** What may stand between a name and its attributes, where a reader of tags expects a space. */
const gaps = [' ', '/', '\n', '\t/ ', ' x="\u0000" ']

/** What gets out of where a text was put. */
const exits = ['', '">', "'>", '--></title></style></textarea>', '</script>', ']]>', '</p></div>']

const spellings: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => payload.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
]

const eventPayloads = selfActing.flatMap(([element, event], one) =>
  gaps.flatMap((gap, two) =>
    spellings.map((spell, three) => {
      const [name = '', ...rest] = element.split(' ')
      const attributes = rest.length > 0 ? `${gap}${rest.join(' ')}` : ''
      const exit = exits[(one + two + three) % exits.length] ?? ''
      // The script keeps its own spelling: JavaScript minds the case of letters.
      return `${exit}${spell(`<${name}${attributes}${gap}${event}=`)}"${scripts[(one + two) % scripts.length]}">`
    }),
  ),
)

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\nscript:',
  'java\tscript:',
  ' \u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  '&#x6A&#x61vascript:',
  'vbscript:',
  'data:text/html,<script>',
  'data:text/html;base64,PHNjcmlwdD50b3AucmFuPTE8L3NjcmlwdD4,',
]

const addressed = [
  (url: string) => `<a href="${url}">a</a>`,
  (url: string) => `<a href='${url}' target=_self>a</a>`,
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<form action="${url}"><button autofocus>a</button></form>`,
  (url: string) => `<svg><a xlink:href="${url}"><text>a</text></a></svg>`,
  (url: string) => `<math href="${url}">a</math>`,
  (url: string) => `<meta http-equiv=refresh content="0;url=${url}">`,
  (url: string) => `<base href="${url}">`,
  (url: string) => `[a](${url})`,
]

const addressPayloads = schemes.flatMap((scheme, one) =>
  addressed.map((wrap, two) => wrap(`${scheme}${scripts[(one + two) % scripts.length]}`)),
)

/** Texts that are harmless as they stand and turn when they are read, written and read again. */
const turning = scripts.flatMap((script) => [
  `<script>${script}</script>`,
  `<scr<script>ipt>${script}</scr</script>ipt>`,
  `<<script>${script}//<</script>`,
  `<svg><script>${script}</script></svg>`,
  `<svg><style><img src=x onerror="${script}"></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${script}">`,
  `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
  `<template><img src=x onerror="${script}"></template>`,
  `<iframe srcdoc="<script>${script}</script>"></iframe>`,
  `<style>@import 'data:text/css,*{background:url(javascript:${script})}'</style>`,
  `<!--<img src="--><img src=x onerror=${script}//">`,
  `<xmp><p title="</xmp><img src=x onerror=${script}>">`,
  `<isindex type=image src=x onerror=${script}>`,
  `&lt;img src=x onerror=${script}&gt;`,
  `\\u003cimg src=x onerror=${script}\\u003e`,
  `\u2028</script><script>${script}</script>`,
  `{{constructor.constructor('${script}')()}}`,
  `\${${script}}`,
  `"};${script};//`,
  `<img src=x:x onerror=${script} `,
])

export const xssCorpus: readonly string[] = [...new Set([...eventPayloads, ...addressPayloads, ...turning])]
