import type { Db } from './db.ts'

/** Something about members that their open apps follow. */
export type LiveTopic = {
  /** What its events are called. */
  event: string
  /** Where a change is told when it commits: the numbers of the members it concerns, with commas between. */
  channel: string
  /** How it is now, for those of the members who have it. */
  read: (db: Db, memberIds: readonly bigint[]) => Promise<LiveState[]>
}

export type LiveState = {
  memberId: bigint
  /** Grows with every change; without it, a state is told when it differs from the one told before. */
  version?: bigint
  data: unknown
}

/** Something that is the same for everybody, told to every open app. */
export type LiveNews = {
  event: string
  /** Where a change is told when it commits: names of what changed, with commas between. */
  channel: string
  /** How that is now, or all of it when nothing is named. */
  read: (db: Db, changed: readonly string[] | null) => Promise<unknown>
}
