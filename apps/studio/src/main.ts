/** The studio as a process of its own: `node apps/studio/src/main.ts`. */
import { pino } from 'pino'
import { readEnv } from './env.ts'
import { openStudio } from './index.ts'
import { openListener } from './listener.ts'

const selfCheckEveryMs = 24 * 3_600_000

async function start(): Promise<() => Promise<void>> {
  const { host, port, logLevel, ...settings } = readEnv(process.env)
  const log = pino({ level: logLevel })
  const studio = await openStudio({ ...settings, log })
  await studio.selfCheck()
  const timer = setInterval(() => {
    studio.selfCheck().catch((error: Error) => log.error({ err: error }, 'the self-check failed'))
  }, selfCheckEveryMs)
  const app = openListener()
  await studio.mount(app)
  const address = await app.listen({ host, port })
  log.info({ address }, 'ready')
  return async () => {
    clearInterval(timer)
    await app.close()
    await studio.close()
  }
}

const starting = start()
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    starting.then((stop) => stop()).then(() => process.exit(0))
  })
}
starting.catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
