// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { passwordKept } from '#lib/session/session.ts'
import ChangePasswordPage from '#pages/change-password/ChangePasswordPage.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { find, juan, mount, pass, said, settle, tap, type, unmount } from '../../../testing/mount.tsx'
import { ForgotByEmail } from './ForgotByEmail.tsx'

beforeEach(() => localStorage.clear())
afterEach(unmount)

const record = { ...juan, token: 'new', hasPassword: true }

async function change(answer: unknown) {
  const asked = await mount(
    <>
      <ChangePasswordPage />
      <Toasts />
    </>,
    { at: '/m/changePsw', session: juan, answers: { changePassword: answer } },
  )
  const [old, fresh, again] = [...document.querySelectorAll<HTMLInputElement>('input[type="password"]')]
  if (!old || !fresh || !again) throw new Error('three passwords are asked for')
  await type(old, 'Perya#2025')
  await type(fresh, 'Perya#2026')
  await type(again, 'Perya#2026')
  await tap(find('button[type="submit"]'))
  return asked
}

it('PSW-2 TOAST-1 "please wait" stands for 10 s at most while the password is changed', async () => {
  const asked = await change(new Promise(() => {}))
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    oldPassword: 'Perya#2025',
    newPassword: 'Perya#2026',
    confirmNewPassword: 'Perya#2026',
  })
  expect(said()).toEqual(['Please wait…'])
  await pass(9_999)
  expect(said()).toEqual(['Please wait…'])
  await pass(1)
  expect(said()).toEqual([])
})

it('PSW-2 TOAST-1 a change is said for a second, kept for the session, and then leads home', async () => {
  await change(record)
  expect(said()).toEqual(['Change saved'])
  expect(passwordKept()).toBe('Perya#2026')
  await pass(999)
  expect([said(), location.pathname]).toEqual([['Change saved'], '/m/changePsw'])
  await pass(1)
  expect([said(), location.pathname]).toEqual([[], '/m/home'])
})

it('PSW-2 a change that failed only ends the wait', async () => {
  await change(undefined)
  await pass(60_000)
  expect([said(), location.pathname]).toEqual([[], '/m/changePsw'])
})

async function mail(answer: unknown) {
  const onSent = vi.fn()
  await mount(
    <>
      <ForgotByEmail typed={new Map()} onSent={onSent} />
      <Toasts />
    </>,
    { answers: { mailPasswordLink: answer } },
  )
  await type(find<HTMLInputElement>('input[name="username"]'), 'juandelacruz')
  await type(find<HTMLInputElement>('input[name="email"]'), 'juan@example.com')
  await tap(find('button[type="submit"]'))
  return onSent
}

it('FORGOT-1 TOAST-1 "please wait" stands for 10 s at most while the mail goes out', async () => {
  await mail(new Promise(() => {}))
  expect(said()).toEqual(['Please wait…'])
  await pass(9_999)
  expect(said()).toEqual(['Please wait…'])
  await pass(1)
  expect(said()).toEqual([])
})

it('FORGOT-1 TOAST-1 that the mail is out is said for a second, then the page goes back', async () => {
  const onSent = await mail(null)
  await settle()
  expect(said()).toHaveLength(1)
  await pass(999)
  expect([said().length, onSent.mock.calls.length]).toEqual([1, 0])
  await pass(1)
  expect([said().length, onSent.mock.calls.length]).toEqual([0, 1])
})
