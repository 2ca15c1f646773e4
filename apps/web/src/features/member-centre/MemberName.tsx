import { isTrial, memberType } from '@perya/contract/member-type'
import { useT } from '#lib/i18n.tsx'
import { Chip } from '#ui/Chip.tsx'

/** The account and what kind of member it belongs to. */
export function MemberName({ account, type }: { account: string; type: number }) {
  const t = useT()
  const kind = isTrial(type)
    ? t('mine.trial')
    : type === memberType.topAgent
      ? t('mine.topAgent')
      : type === memberType.agent
        ? t('mine.agent')
        : t('mine.player')
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="truncate font-display text-section font-extrabold">{account}</span>
      <Chip tone={type === memberType.player ? 'neutral' : 'accent'}>{kind}</Chip>
    </span>
  )
}
