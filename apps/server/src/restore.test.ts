import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { spawnCommand } from '#testing/test-server.ts'
import { statusOf, useTestServers } from '#testing/use-test-servers.ts'

const { newFolder, start } = useTestServers()

it('a demo is restored as the manual says: its folder copied, the ledger and the seals outside hold, players go on', async () => {
  const [kept, copy] = [newFolder(), join(newFolder(), 'copy')]
  const first = await start({ PERYA_DATA: kept })
  await first.ready
  await eventually(() => expect(readdirSync(join(kept, 'seals'))).toHaveLength(1))
  await first.stop()
  execFileSync('cp', ['-a', kept, copy])

  const audit = await spawnCommand('audit-ledger', [], { PERYA_DATA: copy })
  expect(audit).toMatchObject({ code: 0, stderr: '' })
  expect(audit.stdout).toMatch(/^1 seals in .+ were compared\.$/m)
  const second = await start({ PERYA_DATA: copy })
  await second.ready
  expect(await statusOf(second)).toMatchObject({ success: true })
}, 180_000)
