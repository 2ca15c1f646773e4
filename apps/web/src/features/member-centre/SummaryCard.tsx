import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { MemberInfo } from '#lib/member/use-member-info.ts'
import { paths } from '#lib/paths.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import CaretIcon from '~icons/ph/caret-right'
import CrownIcon from '~icons/ph/crown-simple-duotone'
import PencilIcon from '~icons/ph/pencil-simple-fill'
import { daysJoined } from './entries.rules.ts'
import { HeadPicture } from './HeadPicture.tsx'
import { MemberName } from './MemberName.tsx'

const HeadPictureSheet = whenOpened(() => import('./HeadPictureSheet.tsx'))

/** Who the member is and for how long; opens the VIP benefits where the site shows them, else the profile. */
export function SummaryCard({ member, hasBenefit }: { member: MemberInfo; hasBenefit: boolean }) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className="summary-card">
      <button
        type="button"
        className="summary-card__picture"
        aria-haspopup="dialog"
        aria-label={t('mine.icon.change')}
        onClick={() => setChoosing(true)}
      >
        <HeadPicture icon={member.icon} className="size-16" />
        <span className="summary-card__pencil">
          <PencilIcon className="size-3.5" />
        </span>
      </button>
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
      <HeadPictureSheet isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </section>
  )
}
