// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { Toasts } from '#ui/Toasts.tsx'
import { button, juan, mount, pass, said, tap, unmount } from '../../../testing/mount.tsx'
import { SignOutButton } from './SignOutButton.tsx'

afterEach(unmount)

it('SET-1 TOAST-1 signing out in the settings asks first, then says "please wait" for 10 s at most', async () => {
  const asked = await mount(
    <>
      <SignOutButton />
      <Toasts />
    </>,
    { session: juan, answers: { logoutMember: new Promise(() => {}) } },
  )
  await tap(button('Log out'))
  expect(asked).toEqual([])
  await tap(button('Log out'))
  expect(asked.map(({ name }) => name)).toEqual(['logoutMember'])
  expect(said()).toEqual(['Please wait…'])
  await pass(9_999)
  expect(said()).toEqual(['Please wait…'])
  await pass(1)
  expect(said()).toEqual([])
})
