import { expect, it } from 'vitest'
import { feedbackBounds } from './feedback-bounds.ts'
import { homeGames } from './home-games.ts'
import { pictureBytesMax } from './picture-bounds.ts'

it('CONT-2 a comment has at most 140 characters, and three pictures of 5 MB come with it', () => {
  expect([feedbackBounds.commentMax, feedbackBounds.picturesMax]).toEqual([140, 3])
  expect(pictureBytesMax).toBe(5 * 1_024 * 1_024)
  expect(feedbackBounds.wordsMin).toBeLessThan(feedbackBounds.wordsMax)
})

it('CAT-2 home shows whole rows of three games, four of them', () => {
  expect(homeGames).toBe(12)
})
