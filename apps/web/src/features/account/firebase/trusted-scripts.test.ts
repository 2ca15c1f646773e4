import { expect, it } from 'vitest'
import { isFirebaseScript } from './trusted-scripts.ts'

it.each([
  'https://apis.google.com/js/api.js?onload=__iframefcb123',
  'https://www.google.com/recaptcha/api.js?onload=cb&render=explicit',
  'https://www.google.com/recaptcha/enterprise.js?render=key',
  'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
])('LOGIN-5 Firebase may start %s', (address) => {
  expect(isFirebaseScript(address)).toBe(true)
})

it.each([
  'http://apis.google.com/js/api.js',
  'https://apis.google.com.evil.example/js/api.js',
  'https://evil.example/https://apis.google.com/js/api.js',
  'https://www.google.com/recaptcha/../evil.js',
  '/sw.js',
  'data:text/javascript,alert(1)',
])('LOGIN-5 nothing else starts: %s', (address) => {
  expect(isFirebaseScript(address)).toBe(false)
})
