import { expect, it } from 'vitest'
import { follow, send, type Typed } from './search.rules.ts'

const type = (typed: Typed, text: string): Typed => ({ ...typed, text })

it('LIST-1 letters typed while the address catches up with earlier ones stay', () => {
  let typed = send({ text: 'g', sent: [] }, '')
  typed = send(type(typed, 'go'), '')
  typed = type(typed, 'gol')
  typed = follow(typed, 'g')
  expect(typed).toEqual({ text: 'gol', sent: ['go'] })
  expect(follow(typed, 'go')).toEqual({ text: 'gol', sent: [] })
})

it('LIST-1 an address that skips a search has caught up with it too', () => {
  expect(follow({ text: 'gold', sent: ['g', 'go', 'gol'] }, 'gol')).toEqual({ text: 'gold', sent: [] })
})

it('LIST-2 what changes from outside stands in the field', () => {
  const typed = follow(send({ text: 'gold ', sent: [] }, ''), 'gold')
  expect(typed).toEqual({ text: 'gold ', sent: [] })
  expect(follow(typed, '')).toEqual({ text: '', sent: [] })
  expect(follow(follow(typed, ''), 'gold')).toEqual({ text: 'gold', sent: [] })
})

it('LIST-1 a search that stands in the address already is not waited for', () => {
  expect(send({ text: 'gold', sent: [] }, 'gold').sent).toEqual([])
})
