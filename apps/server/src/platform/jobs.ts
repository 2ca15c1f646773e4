/** Scheduled work that runs once across all processes, on pg-boss in its own schema. */
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { appRole } from './db.ts'
import { troubleWith } from './trouble.ts'

export type Job = {
  /** Unique across features, such as `wallet.check`. */
  name: string
  /** Runs this often; a second run never starts while one is still running. */
  everySeconds?: number
  /** Or at these minutes, in UTC. */
  cron?: string
  run: () => Promise<void>
}

export type RunningJobs = { stop: () => Promise<void> }

export const jobsSchema = 'jobs'

/** A process that dies in the middle of a run is noticed after this long, and the job runs again. */
const heartbeatSeconds = 10

export async function startJobs(
  connectionString: string,
  jobs: readonly Job[],
  log: Logger,
): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString,
    schema: jobsSchema,
    // A migration makes the schema, which the servers' role owns with all that the queue makes in it.
    createSchema: false,
    options: `-c role=${appRole}`,
    application_name: 'perya-jobs',
    max: 2,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
  })
  boss.on('error', (error) => troubleWith(log, 'job queue').goesOn(error))
  // pg-boss makes and migrates its schema under a lock of its own, so processes may start together.
  await boss.start()
  const timers = await Promise.all(jobs.map((job) => startJob(boss, job, log)))

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/** Each poll is a query by every process, so rare jobs are polled rarely. */
function lookEverySeconds(everySeconds = Number.POSITIVE_INFINITY): number {
  if (everySeconds < 4) return 0.5
  return everySeconds < 60 ? 2 : 10
}

async function startJob(boss: PgBoss, job: Job, log: Logger): Promise<NodeJS.Timeout | undefined> {
  const { name, everySeconds, cron, run } = job
  await boss.createQueue(name, {
    policy: 'exclusive',
    retryLimit: 0,
    heartbeatSeconds,
    deleteAfterSeconds: 3_600,
  })
  await boss.work(name, { pollingIntervalSeconds: lookEverySeconds(everySeconds) }, async () => {
    const trouble = troubleWith(log, 'job failed', { job: name })
    try {
      await run()
      trouble.isOver()
    } catch (error) {
      trouble.goesOn(error)
      throw error
    }
  })
  if (cron !== undefined) await boss.schedule(name, cron, null, { tz: 'UTC' })
  if (everySeconds === undefined) return undefined
  // Every process asks; the slot lets one of them through.
  const trouble = troubleWith(log, 'job was not queued', { job: name })
  const ask = () =>
    boss.send(name, {}, { singletonSeconds: everySeconds }).then(trouble.isOver, trouble.goesOn)
  await ask()
  return setInterval(ask, everySeconds * 1_000)
}
