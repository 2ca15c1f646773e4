// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mount, pass, said, settle, unmount } from '../testing/mount.tsx'
import { Toasts } from './Toasts.tsx'
import { loading, toast } from './toast.ts'

afterEach(unmount)

/** Shows a message and says how many milliseconds it stood there. */
async function stays(show: () => unknown, atMost: number): Promise<number> {
  await mount(<Toasts />)
  await act(async () => show())
  await settle()
  expect(said()).toHaveLength(1)
  await pass(atMost - 1)
  const wasThere = said().length === 1
  await pass(1)
  return wasThere && said().length === 0 ? atMost : Number.NaN
}

it.each([
  ['a notice', () => toast('Saved'), 1_500],
  ['a short message', () => toast('Read this', { time: 'short' }), 3_000],
  ['a long message', () => toast('Read all of this', { time: 'long' }), 8_000],
  ['a message with a time of its own', () => toast('Not for you', { time: 2_000 }), 2_000],
  ['a loading sign nobody ends', () => loading('Please wait', 9_999), 9_999],
] as const)('TOAST-1 %s goes when its time is over and not before', async (_what, show, ms) => {
  expect(await stays(show, ms)).toBe(ms)
})

it('TOAST-1 a loading sign goes as soon as its answer is there', async () => {
  await mount(<Toasts />)
  let end = () => {}
  await act(async () => {
    end = loading('Please wait', 9_999)
  })
  await settle()
  expect(said()).toEqual(['Please wait'])
  await act(async () => end())
  await settle()
  expect(said()).toEqual([])
})
