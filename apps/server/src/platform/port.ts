import { createServer } from 'node:net'
import type { Env } from './env.ts'
import { StartError } from './start-error.ts'

/** A port, and the variable that says which. */
type Listening = { variable: 'PORT' | 'VENDOR_PORT'; host: string; port: number }

/** Checked before anything is started, so a second server leaves no trace. */
export async function checkPorts({ host, port, vendorPort }: Pick<Env, 'host' | 'port' | 'vendorPort'>) {
  await checkPort({ variable: 'PORT', host, port })
  if (vendorPort !== undefined) await checkPort({ variable: 'VENDOR_PORT', host, port: vendorPort })
}

function checkPort(at: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, at)))
    probe.listen(at.port, at.host, () => probe.close(() => resolve()))
  })
}

export function portError(error: NodeJS.ErrnoException, { variable, host, port }: Listening): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is taken by another program; choose another with ${variable}.`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} needs more rights than this user has; choose another with ${variable}.`,
    )
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`This machine has no address ${host}; choose another with HOST.`)
  }
  return error
}
