// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { mount, pass, unmount } from '../../testing/mount.tsx'
import { Banners } from './Banners.tsx'

afterEach(unmount)

const banners = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    title: `Banner ${at + 1}`,
    content: 'A line of text',
    imageUrl: 'data:,',
    url: null,
  }))

async function scrolls(count: number) {
  const scrollBy = vi.fn()
  Object.assign(Element.prototype, { scrollBy })
  await mount(<Banners banners={banners(count)} />)
  return scrollBy
}

it('HOME-3 the next of several banners comes after five seconds, and not before', async () => {
  const scrollBy = await scrolls(3)
  await pass(4_999)
  expect(scrollBy).toHaveBeenCalledTimes(0)
  await pass(1)
  expect(scrollBy).toHaveBeenCalledTimes(1)
})

it('HOME-3 a single banner stands still', async () => {
  const scrollBy = await scrolls(1)
  await pass(60_000)
  expect(scrollBy).toHaveBeenCalledTimes(0)
})
