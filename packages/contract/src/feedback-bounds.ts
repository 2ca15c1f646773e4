/** The size limits of one piece of feedback; the app and the server count in the same way. */
export const feedbackBounds = {
  wordsMin: 3,
  wordsMax: 200,
  /** Keeps two hundred words from being as long as a book. */
  contentMax: 2_000,
  commentMax: 140,
  picturesMax: 3,
} as const

/** A word is a text between spaces with at least one letter, digit or symbol; dots and dashes alone are no words. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}\p{S}]/u.test(word)).length
}
