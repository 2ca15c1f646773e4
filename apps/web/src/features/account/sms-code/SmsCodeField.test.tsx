// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { Toasts } from '#ui/Toasts.tsx'
import { button, find, mount, pass, said, settle, tap, unmount } from '../../../testing/mount.tsx'
import { SmsCodeField } from './SmsCodeField.tsx'
import { useSmsCode } from './use-sms-code.ts'

afterEach(unmount)

type Answer = Awaited<ReturnType<Parameters<ReturnType<typeof useSmsCode>['send']>[0]>>

function Form({ answer }: { answer: () => Promise<Answer> }) {
  const sms = useSmsCode()
  return (
    <>
      <SmsCodeField
        sms={sms}
        onGet={() => void sms.send(answer).catch(() => {})}
        field={{}}
        error={undefined}
      />
      <Toasts />
    </>
  )
}

it('SMS-1 TOAST-1 "please wait" stands for 9999 ms at most while a code is on its way', async () => {
  await mount(<Form answer={() => new Promise(() => {})} />)
  await tap(button('Get code'))
  expect(said()).toEqual(['Please wait…'])
  await pass(9_998)
  expect(said()).toEqual(['Please wait…'])
  await pass(1)
  expect(said()).toEqual([])
})

it('SMS-1 TOAST-1 a code that is sent is said for a second and a half, and counts down its minutes', async () => {
  await mount(<Form answer={async () => ({ expiredMinutes: 2 })} />)
  await tap(button('Get code'))
  expect(said()).toEqual(['SMS sent.'])
  expect(button('Resend in 2:00')).toHaveProperty('disabled', true)
  await pass(999)
  button('Resend in 2:00')
  await pass(1)
  button('Resend in 1:59')
  await pass(499)
  expect(said()).toEqual(['SMS sent.'])
  await pass(1)
  expect(said()).toEqual([])
  await pass(118_499)
  button('Resend in 1')
  await pass(1)
  expect(button('Get code')).toHaveProperty('disabled', false)
})

it('SMS-1 after a code of Firebase another can be asked for in a minute', async () => {
  await mount(<Form answer={async () => 'firebase'} />)
  await tap(button('Get code'))
  await pass(59_999)
  button('Resend in 1')
  await pass(1)
  button('Get code')
})

it('SMS-1 a code that could not be sent ends the wait at once', async () => {
  await mount(<Form answer={() => Promise.reject(new Error('no'))} />)
  await tap(button('Get code'))
  await settle()
  expect(said()).toEqual([])
  button('Get code')
})

it('SMS-1 LOGIN-7 a code is typed with the digits of the keyboard, ten of them at most', async () => {
  await mount(<Form answer={() => new Promise(() => {})} />)
  expect(find('input').getAttribute('maxlength')).toBe('10')
  expect(find('input').getAttribute('inputmode')).toBe('numeric')
})
