import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { isOurs, readAddress } from './router.rules.ts'
import { Link, StaticRouter, useLocation, useSearchParams } from './router.tsx'

const tap = {
  button: 0,
  metaKey: false,
  altKey: false,
  ctrlKey: false,
  shiftKey: false,
  defaultPrevented: false,
}

it('SHELL-3 an address comes apart as the browser takes it apart', () => {
  const part = fc.string({ unit: fc.constantFrom(...'abc/=&%2F?#') })
  fc.assert(
    fc.property(part, (text) => {
      const { pathname, search, hash } = new URL(`/m/${text}`, 'https://perya.test')
      expect(readAddress(`/m/${text}`)).toEqual({ pathname, search, hash })
    }),
  )
})

it('SHELL-3 a plain tap stays in the app; one for a new tab, or one answered already, does not', () => {
  expect(isOurs(tap, undefined)).toBe(true)
  expect(isOurs(tap, '_self')).toBe(true)
  expect(isOurs(tap, '_blank')).toBe(false)
  for (const differs of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }]) {
    expect(isOurs({ ...tap, ...differs }, undefined)).toBe(false)
  }
  expect(isOurs({ ...tap, defaultPrevented: true }, undefined)).toBe(false)
})

function Here() {
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  return (
    <Link to="/m/mine" className="way">
      {pathname} {search} {query.get('tab')}
    </Link>
  )
}

it('SHELL-1 the server draws a screen at its address, and links that work without the app', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/m/home?tab=RNG">
      <Here />
    </StaticRouter>,
  )
  expect(html).toBe('<a class="way" href="/m/mine">/m/home ?tab=RNG RNG</a>')
})
