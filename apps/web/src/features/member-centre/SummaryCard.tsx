import { useT } from '#lib/i18n.tsx'
import type { MemberInfo } from '#lib/member/use-member-info.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import CaretIcon from '~icons/ph/caret-right'
import CrownIcon from '~icons/ph/crown-simple-duotone'
import { daysJoined } from './entries.rules.ts'
import { MemberName } from './MemberName.tsx'
import { PictureButton } from './PictureButton.tsx'

/** Who the member is and for how long; opens the VIP benefits where the site shows them, else the profile. */
export function SummaryCard({ member, hasBenefit }: { member: MemberInfo; hasBenefit: boolean }) {
  const t = useT()
  return (
    <section className="summary-card">
      <PictureButton icon={member.icon} />
      <Link to={hasBenefit ? paths.memberBenefits : paths.memberHome} className="summary-card__link">
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <MemberName account={member.nickname ?? member.account} type={member.type} />
          <span className="text-meta text-muted">
            {t('mine.joined', { days: daysJoined(member.regDate, Date.now()) })}
          </span>
          <span className="inline-flex items-center gap-1 text-meta font-semibold text-accent-text">
            {hasBenefit && <CrownIcon className="size-4" />}
            {hasBenefit ? t('mine.benefits') : t('mine.overview')}
          </span>
        </span>
        <CaretIcon className="flip-rtl size-5 text-muted" />
      </Link>
    </section>
  )
}
