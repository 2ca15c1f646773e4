import type { Popup } from '@perya/contract/announcements'

/** Members and visitors have pop-ups of their own, and their own memory of what they have seen. */
export type Audience = 'A' | 'B'
export const memoryKey = { A: 'SHELL_PU_A', B: 'SHELL_PU_B' } as const satisfies Record<Audience, string>

type Seen = { title: string; content: string }
type Told = Seen & { id: string }
/** `ids` says which announcements were seen and in which language: the same one in another language is no news. */
export type Memory = { show: boolean; seen: readonly Seen[]; ids?: Readonly<Record<string, string>> }

export function popupsFor<P extends Pick<Popup, 'execution'>>(
  popups: readonly P[],
  session: { firstTimeLogin: boolean } | null,
): P[] {
  return popups.filter(({ execution }) =>
    session === null ? execution === 'B' : execution === 'A' || (execution === 'F' && session.firstTimeLogin),
  )
}

/** What is remembered once these pop-ups are there: anything not seen before makes all of them show again. */
export function remember(memory: Memory, popups: readonly Told[], language: string): Memory {
  const { ids = {} } = memory
  const isSeen = ({ title, content }: Seen) =>
    memory.seen.some((each) => each.title === title && each.content === content)
  const isTranslated = ({ id }: Told) => ids[id] !== undefined && ids[id] !== language
  if (popups.every(isSeen)) return memory
  return {
    show: memory.show || !popups.every((popup) => isSeen(popup) || isTranslated(popup)),
    seen: popups.map(({ title, content }) => ({ title, content })),
    ids: Object.fromEntries(popups.map(({ id }) => [id, language])),
  }
}

const nothingSeen: Memory = { show: true, seen: [] }

export function readMemory(text: string | null): Memory {
  if (text === null) return nothingSeen
  try {
    const { show, seen, ids } = JSON.parse(text) as Partial<Memory>
    return { show: show !== false, seen: Array.isArray(seen) ? seen : [], ids: { ...ids } }
  } catch {
    return nothingSeen
  }
}

/** A step through the pages that stops at both ends. */
export function pageAt(page: number, step: -1 | 1, count: number): number {
  return Math.min(Math.max(page + step, 0), Math.max(count - 1, 0))
}
