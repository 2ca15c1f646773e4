import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestContext, type TestContext } from '#testing/test-context.ts'
import { notify } from './notifications.ts'

let test: TestContext
beforeAll(async () => {
  test = await openTestContext()
})
afterAll(() => test.close())

const listen = async (channel: string) => {
  const heard: string[] = []
  const onReconnect = vi.fn()
  const stop = test.ctx.notifications.on(channel, (payload) => heard.push(payload), onReconnect)
  await eventually(() => expect(onReconnect).toHaveBeenCalledOnce())
  return { heard, onReconnect, stop }
}

describe('a message between processes', () => {
  it('arrives when the transaction commits, and not when it is undone', async () => {
    const { heard } = await listen('news')
    await test.ctx.db.transaction().execute((tx) => notify(tx, 'news', 'kept'))
    const undone = test.ctx.db.transaction().execute(async (tx) => {
      await notify(tx, 'news', 'undone')
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await notify(test.ctx.db, 'news', 'last')
    await eventually(() => expect(heard).toEqual(['kept', 'last']))
  })

  it('reaches every listener of its channel, until the listener stops', async () => {
    const one = await listen('one')
    const other = await listen('other')
    one.stop()
    await notify(test.ctx.db, 'one', 'unheard')
    await notify(test.ctx.db, 'other', 'heard')
    await eventually(() => expect(other.heard).toEqual(['heard']))
    expect(one.heard).toEqual([])
  })

  it('R-26 is heard again after the connection broke, and the listener is told that it may have missed some', async () => {
    const { heard, onReconnect } = await listen('fragile')
    await test.ctx.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'perya-listen' and datname = current_database()",
    )
    await eventually(() => expect(onReconnect).toHaveBeenCalledTimes(2))
    await notify(test.ctx.db, 'fragile', 'after')
    await eventually(() => expect(heard).toEqual(['after']))
  })

  it('goes on when one listener throws', async () => {
    test.ctx.notifications.on('clumsy', () => {
      throw new Error('clumsy')
    })
    const { heard } = await listen('clumsy')
    await notify(test.ctx.db, 'clumsy', 'still here')
    await eventually(() => expect(heard).toEqual(['still here']))
  })
})
