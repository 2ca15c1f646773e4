// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { find, mount, settle, tap, unmount } from '../../../testing/mount.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { useCaptcha } from './use-captcha.ts'

afterEach(unmount)

function Form({ onRefresh = () => {} }: { onRefresh?: () => void }) {
  const captcha = useCaptcha({ isShownFirst: true })
  return (
    <>
      <CaptchaField captcha={captcha} onRefresh={onRefresh} error={undefined} field={{}} />
      <output>{['', '1', '123456', '1234567', 'abc', ' 12 '].map((typed) => +captcha.check(typed))}</output>
    </>
  )
}

const picture = (kind: 'equation' | 'digits', min: number, max: number) => ({
  captchaId: '1',
  image: 'AAAA',
  kind,
  answerLength: { min, max },
})

it('CAPT-1 LOGIN-2 the field takes six characters by the keyboard of digits', async () => {
  await mount(<Form />, { answers: { getCaptcha: picture('digits', 4, 4) } })
  const field = find<HTMLInputElement>('input')
  expect([field.maxLength, field.inputMode]).toEqual([6, 'numeric'])
  expect(find('output').textContent).toBe('011001')
})

it('CAPT-1 it says what to enter: the result of the sum, or the digits that are shown', async () => {
  await mount(<Form />, { answers: { getCaptcha: picture('equation', 1, 2) } })
  const ofSum = document.body.textContent
  await mount(<Form />, { answers: { getCaptcha: picture('digits', 4, 4) } })
  const ofDigits = document.body.textContent
  expect(ofSum).toMatch(/Type the answer/)
  expect(ofDigits).toMatch(/characters you see/)
  expect(ofDigits).not.toBe(ofSum)
})

it('CAPT-1 REG-7 the picture is fetched when the form opens and when it is tapped, and what was typed goes', async () => {
  const onRefresh = vi.fn()
  const asked = await mount(<Form onRefresh={onRefresh} />, {
    answers: { getCaptcha: picture('digits', 4, 4) },
  })
  expect(asked.map(({ name }) => name)).toEqual(['getCaptcha'])
  await tap(find('button:has(img)'))
  await settle()
  expect(asked.map(({ name }) => name)).toEqual(['getCaptcha', 'getCaptcha'])
  expect(onRefresh).toHaveBeenCalledTimes(1)
})
