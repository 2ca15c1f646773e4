import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const Variables = z.object({
  PORT: z.coerce.number({ error: 'a port number' }).int().min(1).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  PERYA_DATA: z.string().min(1).default('.data'),
  PERYA_MODE: z.enum(['demo', 'production']).default('demo'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Env = {
  mode: 'demo' | 'production'
  host: string
  port: number
  /** Absolute path of the folder that holds everything that must survive a restart. */
  dataDir: string
  /** Unset means the embedded PostgreSQL inside the data folder. */
  databaseUrl: string | undefined
  logLevel: string
}

export function readEnv(variables: NodeJS.ProcessEnv, projectRoot: string): Env {
  const parsed = Variables.safeParse(variables)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new StartError(
      `The environment variable ${name} has a value that cannot be used: ${issue?.message}.`,
    )
  }
  const { PORT, HOST, PERYA_DATA, PERYA_MODE, DATABASE_URL, LOG_LEVEL } = parsed.data
  if (PERYA_MODE === 'production' && DATABASE_URL === undefined) {
    throw new StartError(
      'PERYA_MODE=production needs DATABASE_URL: the embedded PostgreSQL is for demo mode only.',
    )
  }
  return {
    mode: PERYA_MODE,
    host: HOST,
    port: PORT,
    dataDir: resolve(projectRoot, PERYA_DATA),
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
  }
}
