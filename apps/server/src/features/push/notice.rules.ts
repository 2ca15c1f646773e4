import { textIn } from '@perya/contract/fallback'
import { type KnownLanguageCode, knownLanguages } from '@perya/contract/language'
import { noticeTexts } from '@perya/contract/push'

/** What a device shows, and where a tap leads. */
export type Notice = { title: string; body: string; lang: string; path: string; tag: string }

export type NoticeKind = 'letter' | 'chat'

export function toNotice(
  { kind, threadId }: { kind: NoticeKind; threadId: bigint | null },
  site: { name: string; language: KnownLanguageCode; ownWords: Readonly<Record<string, string>> },
): Notice {
  const isLetter = kind === 'letter'
  return {
    title: site.name,
    body: site.ownWords[`notice.${kind}`] ?? textIn(noticeTexts[`notice.${kind}`], site.language),
    lang: knownLanguages[site.language].bcp47,
    path: isLetter ? `/m/webEmail?id=${threadId}` : '/m/service?chat=open',
    // One notification for each conversation: the next one takes its place.
    tag: isLetter ? `letter-${threadId}` : 'chat',
  }
}
