import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { keepersOf } from './use-live.ts'

it('PAY-1 PAY-2 money that moves on its way has deposits and withdrawals in sight asked for anew, and nothing else', () => {
  const client = new QueryClient()
  const ofMoney = [
    ['deposit', 'juan', '7', 'EN', '3'],
    ['deposits', 'juan', 'EN', {}],
    ['withdraw', 'juan', 'one', '9', '3', 'EN'],
    ['withdrawals', 'juan', 'EN', {}],
  ]
  const others = [
    ['withdrawals', 'maria', 'EN', {}],
    ['depositChannels', 'juan', 'EN'],
  ]
  for (const key of [...ofMoney, ...others]) client.setQueryData(key, {})
  keepersOf(client, 'juan').underway({ states: { W1: 'approved' } })
  const isStale = (key: unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(ofMoney.map(isStale)).toEqual([true, true, true, true])
  expect(others.map(isStale)).toEqual([false, false])
})

it('MSG-1 letters in sight are asked for anew when the first word of another one comes, and not for what is known', () => {
  const client = new QueryClient()
  const letters = ['inbox', 'juan', 'threads', 'EN']
  const { inbox } = keepersOf(client, 'juan')
  const areStaleAfter = (lastAt: string) => {
    client.setQueryData(letters, {})
    inbox({ unread: 1, lastAt })
    return client.getQueryState(letters)?.isInvalidated
  }
  expect(areStaleAfter('2026-11-15T08:00:00.000Z')).toBe(true)
  expect(areStaleAfter('2026-11-15T08:00:00.000Z')).toBe(false)
  expect(areStaleAfter('2026-11-15T09:00:00.000Z')).toBe(true)
})
