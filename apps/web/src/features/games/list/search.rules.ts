/** What stands in the field, and the searches that the address has yet to catch up with. */
export type Typed = { text: string; sent: readonly string[] }

/** A search leaves for the address. */
export const send = ({ text, sent }: Typed, value: string): Typed =>
  text.trim() === (sent.at(-1) ?? value) ? { text, sent } : { text, sent: [...sent, text.trim()] }

/** The address has changed: to a search of ours, which may be letters behind what is typed by now, or from outside. */
export function follow({ text, sent }: Typed, value: string): Typed {
  const caughtUp = sent.indexOf(value)
  return caughtUp < 0 ? { text: value, sent: [] } : { text, sent: sent.slice(caughtUp + 1) }
}
