/** Half a surrogate pair is no character, and PostgreSQL keeps no NUL: text with either could not be kept as it was sent. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
