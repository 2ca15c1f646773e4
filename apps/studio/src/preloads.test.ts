import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { finishedOriginals } from '../client/games.ts'
import { mountClient } from './client.routes.ts'
import { preloadsOf } from './preloads.rules.ts'

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_sound.js'] },
  '_sound.js': { file: 'assets/sound-1.js' },
  '_pixi.js': { file: 'assets/pixi-1.js', imports: ['_sound.js'] },
  'src/games/dice.ts': { file: 'assets/dice-1.js', imports: ['_sound.js'] },
  'src/slots/slot.ts': { file: 'assets/slot-1.js', imports: ['_pixi.js', '_sound.js'] },
}

it('a page names what its game will load, and nothing it names already', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'perya-client-'))
  mkdirSync(join(clientDir, '.vite'))
  writeFileSync(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(clientDir, 'index.html'), '<html><head></head></html>')
  const app = fastify()
  await app.register((scope) => mountClient(scope, clientDir))
  const named = async (query: string) => {
    const { body } = await app.inject(`/studio/play${query}`)
    return [...body.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, path]) => path)
  }
  expect(await named('?game=DICE')).toEqual(['/studio/assets/dice-1.js'])
  const slot = ['/studio/assets/slot-1.js', '/studio/assets/pixi-1.js']
  expect(await named('?game=DRAGON_OF_MAYON')).toEqual(slot)
  for (const odd of ['', '?game=', '?game=%22%3E%3Cscript%3E', '?game=a&game=b', '?game=__proto__']) {
    expect(await named(odd)).toEqual(slot)
  }
  await app.close()
  rmSync(clientDir, { recursive: true })
})

it.each(finishedOriginals)('the source of %s is known', (game) => {
  const [source] = preloadsOf(
    new Proxy({}, { get: (_, name) => (name === 'index.html' ? undefined : { file: String(name) }) }),
    game,
  )
  expect(source).toMatch(/^src\/games\//)
  expect(existsSync(fileURLToPath(new URL(`../client/${source}`, import.meta.url)))).toBe(true)
})
