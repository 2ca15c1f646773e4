import { beforeEach, expect, it, vi } from 'vitest'
import { readCache, writeCache } from '#lib/cache/cache.ts'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import {
  currentSession,
  endSession,
  isAutoLogin,
  keepPassword,
  onSessionChange,
  passwordKept,
  setAutoLogin,
  setTrialName,
  startSession,
  trialName,
} from './session.ts'

const juan = {
  token: 't',
  merchantCode: 'PERYA',
  userName: 'juan',
  type: 0,
  firstTimeLogin: false,
  hasPassword: true,
  hasChangedPassword: false,
}

beforeEach(() => {
  fakeStorage()
  vi.stubGlobal('window', new EventTarget())
})

it('SESS-1 a signed-in member is kept under one key, with every field of the record', () => {
  startSession(juan)
  expect(JSON.parse(localStorage.getItem('session') ?? '')).toEqual(juan)
  expect(currentSession()).toEqual(juan)
  expect(currentSession()).toBe(currentSession())
})

it('SESS-1 signing out forgets the token, the trial user, the member info and all session storage', () => {
  const scope = { merchant: 'PERYA', language: 'TY', userName: 'juan' }
  startSession(juan)
  setTrialName('trial-1')
  keepPassword('Perya#2026')
  writeCache('memberInfo', scope, { account: 'juan' })
  sessionStorage.setItem('anything', '1')
  endSession()
  expect(currentSession()).toBeNull()
  expect(trialName()).toBeNull()
  expect(passwordKept()).toBeNull()
  expect(readCache('memberInfo', scope)).toBeUndefined()
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('SESS-1 every part of the screen hears of sign-in and sign-out', () => {
  const heard = vi.fn()
  const stop = onSessionChange(heard)
  startSession(juan)
  endSession()
  stop()
  startSession(juan)
  expect(heard).toHaveBeenCalledTimes(2)
})

it('SESS-1 a sign-out in another tab is heard in this one', () => {
  const heard = vi.fn()
  onSessionChange(heard)
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'somethingElse' }))
  expect(heard).toHaveBeenCalledTimes(1)
})

it.each(['', '{', 'null', '{"token":""}', '{"token":7}'])(
  'SESS-1 a broken record %j makes a guest, not an error',
  (text) => {
    localStorage.setItem('session', text)
    expect(currentSession()).toBeNull()
  },
)

it('SET-1 automatic login is off until it is switched on, and remembers being switched off', () => {
  expect(isAutoLogin()).toBe(false)
  setAutoLogin(true)
  expect(isAutoLogin()).toBe(true)
  setAutoLogin(false)
  expect(localStorage.getItem('autoLogin')).toBe('0')
})
