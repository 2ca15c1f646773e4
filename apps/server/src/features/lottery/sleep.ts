/** A sleep that a call ends; one that comes while nobody sleeps ends the next, as it may be about what was not looked at. */
export function makeSleep(): { sleep: (ms: number) => Promise<void>; wake: () => void } {
  let isCalled = false
  let end = () => {}
  return {
    async sleep(ms) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        end = () => {
          clearTimeout(timer)
          resolve()
        }
        if (isCalled) end()
      })
      isCalled = false
    },
    wake() {
      isCalled = true
      end()
    },
  }
}
