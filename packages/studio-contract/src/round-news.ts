/**
 * What a game tells the page around it: a round is on the screen, or has been shown to its end.
 *
 * The page shows the balance of before until the end. A game says `showing` again every `sayAgainMs` for as long as
 * it shows something; a page that hears nothing for `patienceMs` shows the balance as it is.
 */
export const roundNews = {
  showing: 'perya.round.showing',
  shown: 'perya.round.shown',
  sayAgainMs: 3_000,
  patienceMs: 10_000,
} as const
