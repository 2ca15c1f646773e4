// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { Toasts } from '#ui/Toasts.tsx'
import { button, juan, mount, pass, said, tap, unmount } from '../../testing/mount.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'

afterEach(unmount)

it('HEAD-4 TOAST-1 signing out from the menu says "please wait" for 9999 ms at most', async () => {
  const asked = await mount(
    <>
      <SignOutDialog isOpen onClose={() => {}} />
      <Toasts />
    </>,
    { session: juan, answers: { logoutMember: new Promise(() => {}) } },
  )
  await tap(button('Log out'))
  expect(asked.map(({ name }) => name)).toEqual(['logoutMember'])
  expect(said()).toEqual(['Please wait…'])
  await pass(9_998)
  expect(said()).toEqual(['Please wait…'])
  await pass(1)
  expect(said()).toEqual([])
})
