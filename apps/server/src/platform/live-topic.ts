import type { Db } from './db.ts'

/** Something about members that their open apps follow. */
export type LiveTopic = {
  /** The name of its events. */
  event: string
  /** The channel that a change is announced on at commit, with the ids of its members, separated by commas. */
  channel: string
  /** Reads the current state, for those of the members who have one. */
  read: (db: Db, memberIds: readonly bigint[]) => Promise<LiveState[]>
}

export type LiveState = {
  memberId: bigint
  /** Grows with every change; without it, a state is sent when it differs from the one sent before. */
  version?: bigint
  data: unknown
}

/** Something that is the same for everybody and is sent to every open app. */
export type LiveNews = {
  event: string
  /** The channel that a change is announced on at commit, with the names of what changed, separated by commas. */
  channel: string
  /** Reads the current state of what is named, or of everything when nothing is named. */
  read: (db: Db, changed: readonly string[] | null) => Promise<unknown>
}
