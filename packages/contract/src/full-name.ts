const word = "\\p{L}[\\p{L}\\p{M}.'’-]*"

/** A person's name as on an ID: two words at least, or Chinese characters; digits and other signs belong to no name. */
export const fullNamePattern = new RegExp(`^(?=.{2,80}$)(?:${word}(?: +${word})+|\\p{sc=Han}{2,})$`, 'u')
