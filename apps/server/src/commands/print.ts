/** What members wrote must not move an operator's cursor, colour their screen or turn its lines around. */
const unseen = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200e\u200f\u2028\u2029]/gu

/** The same text with what a terminal would obey written out. */
export const plain = (text: string): string =>
  text.replace(unseen, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const print = (text: string): unknown => process.stdout.write(`${plain(text)}\n`)

export const complain = (text: string): unknown => process.stderr.write(`${plain(text)}\n`)
