import { createServer } from 'node:net'
import type { Env } from './env.ts'
import { StartError } from './start-error.ts'

/** Checked before anything is started, so a second server leaves no trace. */
export function checkPort({ host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

export function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} on ${host} is taken by another program; choose another with PORT.`)
  }
  if (error.code === 'EACCES') {
    return new StartError(`Port ${port} needs more rights than this user has; choose another with PORT.`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`This machine has no address ${host}; choose another with HOST.`)
  }
  return error
}
