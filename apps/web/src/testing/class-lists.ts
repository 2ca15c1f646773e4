import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Node, nodesOf, parse, type Source } from './sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The classes the app's stylesheets draw. Utilities they add to Tailwind's are none. */
export function readOwnClasses(): ReadonlySet<string> {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const named = sheets.flatMap((file) => {
    const style = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
    return [...style.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
  })
  return new Set(named)
}

/** Every list of classes an element of the file can have, by what its conditions choose. */
export function classLists(source: Source): string[] {
  const lists: string[] = []
  for (const node of nodesOf(parse(source))) {
    if (
      node.type !== 'JSXAttribute' ||
      !/^class(?:Name)?$|ClassName$/.test(String((node.name as Node).name))
    ) {
      continue
    }
    if (node.value) lists.push(...choices(node.value as Node))
  }
  return lists
}

/** What an expression can say. What comes from elsewhere says nothing here. */
function choices(node: Node): string[] {
  const of = (part: unknown) => choices(part as Node)
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : '']
    case 'JSXExpressionContainer':
      return of(node.expression)
    case 'ConditionalExpression':
      return [...of(node.consequent), ...of(node.alternate)]
    case 'LogicalExpression':
      return node.operator === '&&' ? ['', ...of(node.right)] : [...of(node.left), ...of(node.right)]
    case 'TemplateLiteral': {
      const texts = (node.quasis as Node[]).map(({ value }) => [(value as { cooked: string }).cooked])
      const parts = (node.expressions as Node[]).map(of)
      return joined(texts.flatMap((text, at) => [text, parts[at] ?? ['']]))
    }
    case 'ArrayExpression':
      return joined((node.elements as Node[]).flatMap((each) => [of(each), [' ']]))
    case 'CallExpression': {
      // `['a', isOn && 'b'].join(' ')`, also behind a filter; any other call brings its own.
      const callee = node.callee as Node
      const name = callee.type === 'MemberExpression' && (callee.property as Node).name
      return name === 'join' || name === 'filter' ? of(callee.object) : ['']
    }
    default:
      return ['']
  }
}

const joined = (parts: readonly string[][]): string[] =>
  parts.reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [''])
