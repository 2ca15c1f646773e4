import { createStore } from '#lib/store.ts'

/** The node id of the game whose facts are shown. */
export const shownGame = createStore<string | null>(null)
