import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { keepPassword, passwordKept, type Session, startSession } from './session.ts'
import { signOut } from './sign-out.ts'

const assign = vi.fn()

beforeEach(() => {
  fakeStorage()
  assign.mockClear()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { assign } }))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

it.each([
  ['answers', () => Response.json({ success: true, value: null })],
  ['does not', () => Promise.reject(new TypeError('offline'))],
])(
  'SET-1 SESS-1 LOGIN-3 signing out forgets the member and starts afresh at home, when the server %s',
  async (_how, answer) => {
    const asked = vi.fn(answer)
    vi.stubGlobal('fetch', asked)
    startSession({ token: 't', merchantCode: 'PERYA', userName: 'juan', type: 0 } as Session)
    localStorage.setItem('trialName', 'trial-1')
    keepPassword('Perya#2026')
    localStorage.setItem('autoLogin', '1')
    localStorage.setItem('bankList', '["BDO"]')
    localStorage.setItem('push', 'juan')
    localStorage.setItem('rememberedLogin', '{}')
    localStorage.setItem('theme', 'tala')
    sessionStorage.setItem('anything', '1')
    await signOut()
    expect(asked.mock.calls[0]).toMatchObject(['/wps/session/logout', { method: 'DELETE' }])
    expect({ ...localStorage }).toEqual({ autoLogin: '0', theme: 'tala' })
    expect({ ...sessionStorage }).toEqual({})
    expect(passwordKept()).toBeNull()
    expect(assign.mock.calls).toEqual([['/m/home']])
  },
)
