// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { button, mount, pass, tap, unmount } from '../../testing/mount.tsx'
import { GameFrame, type Launch } from './GameFrame.tsx'

afterEach(unmount)

const launch = {
  url: 'https://vendor.example/game',
  isFramed: true,
  vendorName: 'Jade Lantern',
  game: null,
  openRound: null,
} as unknown as Launch

it('LAUNCH-3 a game that takes fifteen seconds offers to try again, and not before', async () => {
  const onRetry = vi.fn()
  await mount(<GameFrame launch={launch} onRetry={onRetry} onTouched={() => {}} />)
  await pass(14_999)
  expect(document.body.textContent).not.toContain('Try again')
  await pass(1)
  await tap(button('Try again'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
