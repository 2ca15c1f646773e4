import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import type { MemberInfo } from '#lib/member/use-member-info.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { daysJoined } from './entries.rules.ts'
import { MemberName } from './MemberName.tsx'
import { PictureButton } from './PictureButton.tsx'

/** What the platform keeps about a member, masked where it is personal. */
export function Profile({ member }: { member: MemberInfo }) {
  const t = useT()
  const { timeZone } = useSettings()
  const showDate = useDates(timeZone)
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
        <PictureButton icon={member.icon} />
        <div className="flex min-w-0 flex-1 basis-28 flex-col gap-1">
          <MemberName account={member.nickname ?? member.account} type={member.type} />
          <p className="text-meta text-muted">
            {t('mine.joined', { days: daysJoined(member.regDate, Date.now()) })}
          </p>
        </div>
      </section>
      <dl className="list-rows">
        {facts.map(([label, value]) => (
          <div key={label} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
            <dt className="text-muted">{t(label)}</dt>
            <dd className="min-w-0 text-end font-semibold wrap-anywhere">
              {value ? <bdi>{value}</bdi> : <span className="text-muted">{t('mine.profile.missing')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
