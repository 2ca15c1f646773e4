import { expect, it } from 'vitest'
import { makeServices, service } from './service.ts'

const openContext = (changes: object = {}) => ({ services: makeServices(), ...changes })

it('a copied context reaches what was opened on the original, before the copy and after it', () => {
  const early = service<string>('early one')
  const late = service<string>('late one')
  const ctx = openContext()
  early.open(ctx, 'here')
  const copy = { ...ctx, log: 'another' }
  late.open(ctx, 'there')
  expect([early.of(copy), late.of(copy)]).toEqual(['here', 'there'])
  early.open(copy, 'newer')
  expect(early.of(ctx)).toBe('newer')
})

it('two contexts share nothing', () => {
  const directory = service<string>('directory')
  const counts = service('counts', () => new Map<string, number>())
  const [one, other] = [openContext(), openContext()]
  directory.open(one, 'of one')
  directory.open(other, 'of the other')
  counts.of(one).set('calls', 1)
  expect([directory.of(one), directory.of(other)]).toEqual(['of one', 'of the other'])
  expect([counts.of(one).size, counts.of(other).size]).toEqual([1, 0])
})

it('to read one that nobody opened is a mistake that names it', () => {
  const gateway = service<string>('payment gateway')
  const ctx = openContext()
  expect(() => gateway.of(ctx)).toThrow('nobody has opened the payment gateway on this context')
  expect(gateway.find(ctx)).toBeUndefined()
})

it('one that was opened as nothing is opened', () => {
  const gateway = service<string | undefined>('payment gateway')
  const ctx = openContext()
  gateway.open(ctx, undefined)
  expect(gateway.of(ctx)).toBeUndefined()
})

it('one that makes itself is made once for a context and its copies', () => {
  let times = 0
  const counts = service('counts', () => {
    times += 1
    return new Map<string, number>()
  })
  const ctx = openContext()
  expect(counts.of({ ...ctx })).toBe(counts.of(ctx))
  expect(times).toBe(1)
})

it('two services of one name are two', () => {
  const [one, other] = [service<string>('directory'), service<string>('directory')]
  const ctx = openContext()
  one.open(ctx, 'of merchants')
  expect(() => other.of(ctx)).toThrow('nobody has opened the directory')
})
