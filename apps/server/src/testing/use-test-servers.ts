import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getConsolidatedSettings, getSiteStatus } from '@perya/contract/merchants'
import { afterAll, afterEach } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

/** Servers and folders of a test file; whatever a test leaves running is stopped after it. */
export function useTestServers() {
  const folders: string[] = []
  const servers: TestServer[] = []

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
  }, 180_000)
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))), 180_000)

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'perya-start-'))
    folders.push(folder)
    return folder
  }

  return {
    newFolder,
    async start(variables: Record<string, string>): Promise<TestServer> {
      const server = await startTestServer({ PERYA_DATA: newFolder(), ...variables })
      servers.push(server)
      return server
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the server sent
type Answer = any

const ask = async (server: TestServer, path: string): Promise<Answer> =>
  (await fetch(`${server.url}${path}`)).json()

export const statusOf = (server: TestServer) => ask(server, getSiteStatus.path)
export const settingsOf = (server: TestServer) => ask(server, getConsolidatedSettings.path)
