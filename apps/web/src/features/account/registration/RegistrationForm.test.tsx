// @vitest-environment jsdom
import { type RegisterRules, registerFields } from '@perya/contract/settings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toasts } from '#ui/Toasts.tsx'
import {
  find,
  juan,
  mount,
  pass,
  refusal,
  said,
  settle,
  tap,
  type,
  unmount,
} from '../../../testing/mount.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(unmount)

const rule = (enabled: boolean) => ({ enabled, required: false, pattern: '.+', message: { TY: '', EN: '' } })
const rulesWith = (...names: string[]) =>
  Object.fromEntries(registerFields.map((name) => [name, rule(names.includes(name))])) as RegisterRules

const flags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: false,
  AGREEDEFAULT3: true,
}
const captcha = { captchaId: '1', image: 'AAAA', kind: 'digits', answerLength: { min: 4, max: 4 } }

async function open(rules: RegisterRules, answers: Record<string, unknown> = {}) {
  const onDone = vi.fn()
  const asked = await mount(
    <>
      <RegistrationForm rules={rules} invitation={null} recommender={null} onDone={onDone} />
      <Toasts />
    </>,
    {
      at: '/m/register',
      settings: { whitelabel: flags },
      answers: { getCaptcha: captcha, getCountries: [], listStatements: [], ...answers },
    },
  )
  return { asked, onDone }
}
const field = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`)

it('REG-2 LOGIN-7 a typed number follows to the other tab 150 ms later, and not before', async () => {
  await open(rulesWith('username', 'mobileNum'))
  await type(field('mobiles.username'), '0917 123 4567')
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="radio"], input[type="radio"]')]
  await tap(tabs[1] ?? document.body)
  await pass(149)
  expect(field('mobiles.mobileNum').value).toBe('')
  await pass(1)
  expect(field('mobiles.mobileNum').value).toBe('0917 123 4567')
  expect(field('mobiles.mobileNum').maxLength).toBe(20)
})

async function register(answers: Record<string, unknown>) {
  const opened = await open(rulesWith('username', 'affiliateCode'), answers)
  await type(field('username'), 'juandelacruz')
  await type(field('password'), 'Perya#2026')
  await type(field('confirmPassword'), 'Perya#2026')
  await type(field('affiliateCode'), 'NOBODY')
  await type(field('captcha'), '1234')
  await tap(find('button[type="submit"]'))
  await settle()
  return opened
}

it('REG-5 ERR-1 an invitation nobody has is said for a second, and nothing is sent', async () => {
  const { asked } = await register({ checkAffiliate: refusal('affiliate.unknown') })
  expect(asked.map(({ name }) => name)).not.toContain('registerMember')
  expect(said()).toEqual(['Invitation code error. Please check it.'])
  await pass(999)
  expect(said()).toEqual(['Invitation code error. Please check it.'])
  await pass(1)
  expect(said()).toEqual([])
  expect(document.activeElement).toBe(field('affiliateCode'))
})

it('REG-6 REG-7 a registration says how and where it was made, and is of type 0', async () => {
  const { asked, onDone } = await register({
    checkAffiliate: { success: true, code: 'NOBODY' },
    registerMember: juan,
  })
  expect(asked[0]?.name).toBe('getCaptcha')
  const sent = asked.find(({ name }) => name === 'registerMember')
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    username: 'juandelacruz',
    affiliateCode: 'NOBODY',
    registerUrl: location.hostname,
    domain: location.hostname,
    registerMethod: 'H5',
    type: 0,
    captchaId: '1',
    captcha: '1234',
  })
  expect(said()).toEqual(['Registered successfully!'])
  expect(onDone).toHaveBeenCalledTimes(1)
})
