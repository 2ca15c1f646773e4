/** How much one piece of feedback may hold; the app and the server count alike. */
export const feedbackBounds = {
  wordsMin: 3,
  wordsMax: 200,
  /** Keeps two hundred words from being as long as a book. */
  contentMax: 2_000,
  commentMax: 140,
  picturesMax: 3,
} as const

/** What stands between spaces and holds a letter, a digit or a sign: dots and dashes alone are no words. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}\p{S}]/u.test(word)).length
}
