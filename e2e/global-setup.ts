import { newDataFolder, startServer } from '../tools/running-server.ts'

/** Builds the app if it changed, and runs the platform on a free port with data of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { buildWeb } = (await import(new URL('../tools/build-web.mjs', import.meta.url).href)) as {
    buildWeb: () => Promise<number>
  }
  if ((await buildWeb()) !== 0) throw new Error('the app could not be built')
  const data = newDataFolder()
  const server = await startServer(data.path)
  process.env.PERYA_URL = server.url
  process.env.PERYA_E2E_DATA = data.path
  return async () => {
    await server.stop()
    data.remove()
  }
}
