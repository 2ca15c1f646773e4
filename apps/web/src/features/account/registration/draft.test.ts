import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { emptyValues } from './registration-payload.ts'

beforeEach(() => fakeStorage())

/** The module as a page finds it that was loaded anew. */
async function loadPage() {
  vi.resetModules()
  return import('./draft.ts')
}

const begun = {
  method: 'mobileNum',
  countryDialingCode: '+65',
  values: {
    ...emptyValues,
    email: 'juan@perya.example',
    mobiles: { username: '', mobileNum: '0917' },
    password: 'Perya#2026',
    confirmPassword: 'Perya#2026',
    paymentPassword: '202611',
    idNumber: '9988-7766',
    verificationCode: '123456',
    captcha: '42',
  },
} as const

it('REG-3 what was typed outlives a page the phone dropped, secrets and spent answers do not', async () => {
  const { keepDraft } = await loadPage()
  keepDraft(begun)
  const { draft } = await loadPage()
  expect(draft()).toEqual({
    ...begun,
    values: {
      ...begun.values,
      password: '',
      confirmPassword: '',
      paymentPassword: '',
      idNumber: '',
      verificationCode: '',
      captcha: '',
    },
  })
  expect(Object.values({ ...sessionStorage }).join()).not.toMatch(/Perya#2026|202611|123456|9988/)
})

it('REG-1 a form nobody typed into opens as the merchant set it up', async () => {
  const { keepDraft, draft } = await loadPage()
  keepDraft(begun)
  keepDraft({ ...begun, values: { ...emptyValues, password: 'Perya#2026' } })
  expect(draft()).toBeNull()
})

it.each(['', '{', 'null', '7'])('REG-3 a broken draft %j is none', async (text) => {
  sessionStorage.setItem('registrationDraft', text)
  const { draft } = await loadPage()
  expect(draft()).toBeNull()
})
