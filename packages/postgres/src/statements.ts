/** The statements of a live text, and which of them make or drop triggers. */

/** A comment, a body, a string, a quoted name, the end of a statement, or any other character. */
const piece = /--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|"[^"]*"|;|[\s\S]/g

/** Without the comments between and in them; bodies stay as they are. */
export function splitStatements(text: string): string[] {
  const statements = ['']
  for (const [found] of text.matchAll(piece)) {
    if (found === ';') statements.push('')
    else statements.push(`${statements.pop()}${/^(?:--|\/\*)/.test(found) ? ' ' : found}`)
  }
  return statements.map((statement) => statement.trim()).filter(Boolean)
}

export type Trigger = {
  name: string
  table: string
  /** False for a constraint trigger, which PostgreSQL cannot replace, and for one that has to go. */
  isReplaced: boolean
  statement: string
  /** The same trigger on another table; a text that drops it wants none. */
  on?: (table: string) => string
}

const made =
  /^(?<before>create\s+(?:or\s+(?<replace>replace)|constraint)\s+trigger\s+(?<name>\w+)\s[\s\S]*?\son\s+)(?<table>[\w.]+)(?<after>[\s\S]*)$/i
const dropped = /^drop\s+trigger\s+if\s+exists\s+(?<name>\w+)\s+on\s+(?<table>[\w.]+)$/i

export function readTrigger(statement: string): Trigger | undefined {
  const { before, replace, name, table, after } =
    (made.exec(statement) ?? dropped.exec(statement))?.groups ?? {}
  if (name === undefined || table === undefined) return
  const trigger = { name, table, isReplaced: replace !== undefined, statement }
  return before === undefined ? trigger : { ...trigger, on: (other) => `${before}${other}${after}` }
}
