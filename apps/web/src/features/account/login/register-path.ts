import { paths, pathTo } from '#lib/paths.ts'
import { returnPath } from './login.rules.ts'

/** The way to registration from a log-in, which leads on to where the player was going. */
export function registerPath(returnTo: string | null): string {
  const target = returnPath(returnTo, paths.home)
  return target === paths.home ? paths.register : pathTo('register', { returnTo: target })
}
