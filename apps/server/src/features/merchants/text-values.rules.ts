/** What a message of the app leaves open: the values it takes (`{name}`, plurals) and the elements in it (`<0>`). */

export class MessageUnreadable extends Error {
  override name = 'MessageUnreadable'
}

export function valuesOf(message: string): string[] {
  const found = new Set<string>([...message.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag))
  const end = readMessage(message, 0, found)
  if (end !== message.length) throw new MessageUnreadable('a brace is closed that was not opened')
  return [...found].sort()
}

/** Reads up to the brace that closes this message, and says where that stands. */
function readMessage(text: string, from: number, found: Set<string>): number {
  let at = from
  while (at < text.length && text[at] !== '}') {
    // An apostrophe before a brace makes it an ordinary character.
    if (text[at] === "'" && /[{}]/.test(text[at + 1] ?? '')) at = closing(text, "'", at + 1)
    else if (text[at] === '{') at = readValue(text, at + 1, found)
    at += 1
  }
  return at
}

/** `name}`, `count, plural, one {…} other {…}}` or `when, date, short}`; says where its last brace stands. */
function readValue(text: string, from: number, found: Set<string>): number {
  const [whole, name = '', after] = /^\s*(\w+)\s*([,}])/.exec(text.slice(from)) ?? []
  if (whole === undefined) throw new MessageUnreadable('a brace is opened and names no value')
  found.add(name)
  if (after === '}') return from + whole.length - 1
  let at = from + whole.length
  while (at < text.length && text[at] !== '}') {
    if (text[at] === '{') at = closingOf(text, readMessage(text, at + 1, found))
    at += 1
  }
  return closingOf(text, at)
}

function closing(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? text.length : at
}

function closingOf(text: string, at: number): number {
  if (text[at] !== '}') throw new MessageUnreadable('a brace is not closed')
  return at
}
