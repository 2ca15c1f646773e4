const firstWaitMs = 2_000
const longestWaitMs = 60_000

/**
 * Fetches code and goes on trying when that fails: a lost connection, or a server between two versions,
 * must cost a screen some time and never the app.
 */
export async function untilLoaded<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  for (let wait = firstWaitMs; ; wait = Math.min(wait * 2, longestWaitMs)) {
    try {
      return await load()
    } catch (error) {
      console.error(`${name} could not be loaded.`, error)
      await online(wait)
    }
  }
}

/** Ends when the connection comes back, at the latest after `ms`. */
function online(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })
}
