import { expect, it } from 'vitest'
import { spawnCommand } from '#testing/test-server.ts'
import { useTestServers } from '#testing/use-test-servers.ts'

const { newFolder } = useTestServers()

it.each([
  'agents',
  'cashier',
  'catalogue',
  'explained',
  'identity',
  'lottery',
  'merchant',
  'self-check',
  'studio',
  'vendor',
  'vendor-report',
])('the command %s is a program that says why it does nothing, and ends with 1', async (name) => {
  const variables = { PERYA_DATA: newFolder() }
  expect(await spawnCommand(name, [], variables)).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no data in ${variables.PERYA_DATA} yet; start the platform once with npm start.\n`,
  })
})
