import { createStore } from '#lib/store.ts'

/** Whether the server tells by itself what changes; while it does not, it is asked now and then. */
export const isLive = createStore(false)
