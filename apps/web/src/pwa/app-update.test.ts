import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const page = new EventTarget()
const reload = vi.fn<() => void>()
const postMessage = vi.fn<(message: object) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  const register = async () => ({ waiting: { postMessage }, addEventListener() {} })
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(page, { register, controller: {} }) })
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
  vi.clearAllMocks()
})

async function update() {
  const { applyUpdate, serviceWorker } = await import('./app-update.ts')
  await serviceWorker()
  applyUpdate()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
}

it('the page comes back as soon as the newer app has taken over', async () => {
  await update()
  expect(reload).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

it('a browser that is slow to change workers keeps a player waiting for 3 s, not longer', async () => {
  await update()
  vi.advanceTimersByTime(2_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})
