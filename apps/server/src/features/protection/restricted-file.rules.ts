/** A list as its keeper sends it: one person a line, the first line names what follows. */
const columns = ['name', 'birth date', 'document', 'mobile', 'email'] as const
type Column = (typeof columns)[number]

export type ListedPerson = Partial<Record<Column, string>>

/** What the file says, or the line that says nothing anybody could be found by. */
export function readRestrictedFile(text: string): { people: ListedPerson[] } | { wrongLine: number } {
  const lines = text.split(/\r?\n/)
  const heads = (lines[0] ?? '').split(',').map((head) => head.trim().toLowerCase())
  if (!heads.every((head) => (columns as readonly string[]).includes(head))) return { wrongLine: 1 }
  const people: ListedPerson[] = []
  for (const [at, line] of lines.slice(1).entries()) {
    if (line.trim() === '') continue
    const values = line.split(',').map((value) => value.trim())
    const person: ListedPerson = Object.fromEntries(
      heads.map((head, column) => [head, values[column] ?? '']).filter(([, value]) => value !== ''),
    )
    const isDated = /^\d{4}-\d{2}-\d{2}$/.test(person['birth date'] ?? '')
    const isFindable =
      (person.name !== undefined && isDated) ||
      person.document !== undefined ||
      person.mobile !== undefined ||
      person.email !== undefined
    if (values.length > heads.length || !isFindable) return { wrongLine: at + 2 }
    people.push(person)
  }
  return { people }
}
