import { calls } from 'virtual:contract'
import { endpoints } from '@perya/contract/endpoints'
import { expect, it } from 'vitest'

it('CALLS-1 the address of a call comes with the code that names it', () => {
  expect(calls.listHelp).toMatchObject({ method: 'GET', path: endpoints.listHelp.path })
  const named = ['listHelp', 'putFeedback']
  expect(Object.keys(calls)).toEqual(expect.arrayContaining(named))
})

it('CALLS-1 the app knows where every call of the contract goes, and which bodies are sealed', async () => {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    await import(/* @vite-ignore */ `virtual:contract/${name}`)
    const { method, path, sealed } = calls[name as keyof typeof endpoints]
    expect({ method, path, sealed: sealed ?? false }).toEqual({
      method: endpoint.method,
      path: endpoint.path,
      sealed: 'sealed' in endpoint,
    })
  }
})
