/** The studio as production runs it: a process of its own that is told everything by its environment. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStudioLab, type StudioLab } from './testing/studio-lab.ts'

let lab: StudioLab
beforeAll(async () => {
  lab = await openStudioLab()
})
afterAll(() => lab.close())

const run = (variables: Record<string, string>, file = './main.ts', ...words: string[]) =>
  spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...words], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function addressOf(studio: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: studio.stdout as NodeJS.ReadableStream })) {
    const { msg, address } = JSON.parse(line) as { msg: string; address?: string }
    if (msg === 'ready' && address) return address
  }
  throw new Error(`the studio did not start: ${await text(studio.stderr as NodeJS.ReadableStream)}`)
}

it('R-43 R-66 a studio in a process of its own plays a round, and stops when it is told to', async () => {
  const studio = run({ ...lab.variables, STUDIO_PORT: '0' })
  const url = await addressOf(studio)
  const player = await lab.enter(await lab.member('100.00'), 'DICE', url)
  const { round, balance } = await player.play('10.00', { side: 'over', chance: 5_000 })
  expect(round.state).toBe('settled')
  expect(await lab.ledger(player.memberId)).toBe(parseAmount('90.00') + parseAmount(round.win))
  expect(parseAmount(balance)).toBe(await lab.ledger(player.memberId))
  studio.kill('SIGTERM')
  expect(await once(studio, 'exit')).toEqual([0, null])
})

it('a studio that is told too little says what in one sentence', async () => {
  const { STUDIO_SECRET: _, ...variables } = lab.variables
  const studio = run(variables)
  const [said, [code]] = await Promise.all([text(studio.stderr), once(studio, 'exit')])
  expect(said).toMatch(/^The environment variable STUDIO_SECRET cannot be used: .+\n$/)
  expect(code).toBe(1)
})

it('operators speak to the studio of their environment from the shell', async () => {
  const desk = run(lab.variables, './operate/main.ts', 'games')
  const [said, [code]] = await Promise.all([text(desk.stdout), once(desk, 'exit')])
  expect(said).toMatch(/^CRASH .*/m)
  expect(code).toBe(0)
})
