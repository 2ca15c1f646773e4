import { lotteryOf } from '@perya/lottery-rules'

/** The category of what was played; `null` where nobody knows. */
export function categoryOf({
  subject,
  category,
}: {
  subject: string | null
  category: string | null
}): string | null {
  if (category !== null || !subject?.startsWith('lottery:')) return category
  const code = subject.slice('lottery:'.length)
  return lotteryOf(code)?.vendor === 'HOUSE' ? 'ELOTT' : 'LOTT'
}

/** Whether a name is of one game and not of a category. */
export const isGame = (name: string): boolean => name.includes(':')
