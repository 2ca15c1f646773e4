import type { Popup } from '@perya/contract/announcements'

/** Members and visitors have pop-ups of their own, and their own memory of what they have seen. */
export type Audience = 'A' | 'B'
export const memoryKey = { A: 'SHELL_PU_A', B: 'SHELL_PU_B' } as const satisfies Record<Audience, string>

type Seen = { title: string; content: string }
export type Memory = { show: boolean; seen: readonly Seen[] }

export function popupsFor<P extends Pick<Popup, 'execution'>>(
  popups: readonly P[],
  session: { firstTimeLogin: boolean } | null,
): P[] {
  return popups.filter(({ execution }) =>
    session === null ? execution === 'B' : execution === 'A' || (execution === 'F' && session.firstTimeLogin),
  )
}

/** What is remembered once these pop-ups are there: anything not seen before makes all of them show again. */
export function remember(memory: Memory, popups: readonly Seen[]): Memory {
  const isSeen = ({ title, content }: Seen) =>
    memory.seen.some((each) => each.title === title && each.content === content)
  if (popups.every(isSeen)) return memory
  return { show: true, seen: popups.map(({ title, content }) => ({ title, content })) }
}

const nothingSeen: Memory = { show: true, seen: [] }

export function readMemory(text: string | null): Memory {
  if (text === null) return nothingSeen
  try {
    const { show, seen } = JSON.parse(text) as Partial<Memory>
    return { show: show !== false, seen: Array.isArray(seen) ? seen : [] }
  } catch {
    return nothingSeen
  }
}

/** A step through the pages that stops at both ends. */
export function pageAt(page: number, step: -1 | 1, count: number): number {
  return Math.min(Math.max(page + step, 0), Math.max(count - 1, 0))
}
