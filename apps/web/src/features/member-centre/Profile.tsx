import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import type { MemberInfo } from '#lib/member/use-member-info.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { Button } from '#ui/Button.tsx'
import { daysJoined } from './entries.rules.ts'
import { HeadPicture } from './HeadPicture.tsx'
import { MemberName } from './MemberName.tsx'

const HeadPictureSheet = whenOpened(() => import('./HeadPictureSheet.tsx'))

/** What the platform keeps about a member, masked where it is personal. */
export function Profile({ member }: { member: MemberInfo }) {
  const t = useT()
  const { timeZone } = useSettings()
  const showDate = useDates(timeZone)
  const [isChoosing, setChoosing] = useState(false)
  const facts = [
    ['mine.profile.account', member.account],
    ['mine.profile.nickname', member.nickname],
    ['mine.profile.joined', showDate(member.regDate, 'day')],
    ['mine.profile.mobile', member.mobileNum],
    ['mine.profile.email', member.email],
    ['mine.profile.name', member.payeeName],
  ] as const
  return (
    <div className="flex flex-col gap-5 px-4 pt-4 pb-8">
      <section className="summary-card">
        <HeadPicture icon={member.icon} className="size-16" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <MemberName account={member.nickname ?? member.account} type={member.type} />
          <p className="text-meta text-muted">
            {t('mine.joined', { days: daysJoined(member.regDate, Date.now()) })}
          </p>
        </div>
        <Button variant="secondary" size="sm" onClick={() => setChoosing(true)} aria-haspopup="dialog">
          {t('mine.icon.change')}
        </Button>
        <HeadPictureSheet isOpen={isChoosing} onClose={() => setChoosing(false)} />
      </section>
      <dl className="entry-rows divide-y divide-border">
        {facts.map(([label, value]) => (
          <div key={label} className="flex min-h-14 items-center justify-between gap-4 px-4 py-2">
            <dt className="text-muted">{t(label)}</dt>
            <dd className="text-end font-semibold">
              {value ? <bdi>{value}</bdi> : <span className="text-muted">{t('mine.profile.missing')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
