import { lotteryOf } from '@perya/lottery-rules'

/** The category of what was played; `null` when it is unknown. */
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

/** Whether a name means one game and not a category. */
export const isGame = (name: string): boolean => name.includes(':')
