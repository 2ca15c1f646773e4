import { type MouseEvent, useState } from 'react'
import { refusalMs, tapInvite } from '#features/bottom-bar/bottom-bar.rules.ts'
import { EntryMenu } from '#features/member-centre/EntryMenu.tsx'
import { entryGroups, memberCentreTemplate } from '#features/member-centre/entries.rules.ts'
import { GuestCard } from '#features/member-centre/GuestCard.tsx'
import { ServiceRow } from '#features/member-centre/ServiceRow.tsx'
import { SummaryCard } from '#features/member-centre/SummaryCard.tsx'
import { WalletCard } from '#features/member-centre/WalletCard.tsx'
import { useIsBuilt } from '#lib/built-screens.ts'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { usePromotions, useUnreadCount } from '#lib/member/use-waiting.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { Button } from '#ui/Button.tsx'
import { HomeArrow } from '#ui/HomeArrow.tsx'
import { iconButtonClass } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import GearIcon from '~icons/ph/gear-six'
import HeadsetIcon from '~icons/ph/headset-duotone'
import InviteIcon from '~icons/ph/users-three-duotone'
import { DownloadRow } from './DownloadRow.tsx'
import '#features/member-centre/member-centre.css'
import '#ui/panels.css'

const BalanceSheet = whenOpened(withTexts(() => import('#features/balance/BalanceSheet.tsx')))

/** The member centre: who one is, what one has, and the way to everything that is one's own. */
export default function MinePage() {
  const t = useT()
  const session = useSession()
  const { whitelabel, mobileTemplate, paths: site } = useSettings()
  const { data: member } = useMemberInfo()
  const { unclaimed, isReferralOn } = usePromotions()
  const unread = useUnreadCount()
  const isBuilt = useIsBuilt()
  const [isBalanceOpen, setIsBalanceOpen] = useState(false)

  const mayOpen = (to: string) => {
    if (session === null) askToLogIn('required', to)
    return session !== null
  }
  const guard = (to: string) => (event: MouseEvent) => {
    if (!mayOpen(to)) event.preventDefault()
  }
  const invite = (event: MouseEvent) => {
    if (!mayOpen(paths.inviteFriends)) event.preventDefault()
    else if (tapInvite({ hasSession: true, isReferralOn }) !== 'go') {
      event.preventDefault()
      toast(t('contact_service'), { time: refusalMs })
    }
  }
  const viewer = session && { type: session.type, toUpline: member?.toUpline ?? false }

  return (
    <div className="flex flex-col gap-6 px-4 pb-8">
      <header className="-mx-2 -mb-2 flex items-center gap-1 pt-[calc(8px+var(--safe-top))]">
        <HomeArrow />
        <h1 className="min-w-0 flex-1 font-display text-[clamp(0.8125rem,5.3vw,1.1875rem)]/[1.2] font-extrabold">
          {t('mine.title')}
        </h1>
        <Link
          to={paths.set}
          aria-label={t('mine.settings')}
          onClick={guard(paths.set)}
          className={iconButtonClass}
        >
          <GearIcon className="size-6" />
        </Link>
      </header>
      <div className="flex flex-col gap-3">
        {session === null ? (
          <GuestCard onLogin={() => askToLogIn('required', paths.mine)} />
        ) : (
          <>
            <MemberSummary />
            <WalletCard onBalance={() => setIsBalanceOpen(true)} />
            <BalanceSheet isOpen={isBalanceOpen} onClose={() => setIsBalanceOpen(false)} />
          </>
        )}
      </div>
      <EntryMenu
        groups={entryGroups(whitelabel, viewer, isBuilt)}
        template={memberCentreTemplate(mobileTemplate)}
        waiting={{ rewardCenter: unclaimed, webEmail: unread }}
        onOpen={mayOpen}
      />
      <ul className="list-rows">
        {isBuilt('inviteFriends') && member?.mayInvite !== false && (
          <li>
            <ServiceRow
              icon={InviteIcon}
              title={t('mine.entry.inviteFriends')}
              text={t('mine.entry.inviteFriends.text')}
              to={paths.inviteFriends}
              onClick={invite}
            />
          </li>
        )}
        <li>
          <ServiceRow
            icon={HeadsetIcon}
            title={t('mine.entry.service')}
            text={t('mine.entry.service.text')}
            to={site.service}
          />
        </li>
        <DownloadRow />
      </ul>
    </div>
  )
}

function MemberSummary() {
  const t = useT()
  const { whitelabel } = useSettings()
  const hasBenefit = useIsBuilt()('memberBenefits') && whitelabel.VIPBENEFIT3
  const { data: member, isError, refetch } = useMemberInfo()
  if (member) return <SummaryCard member={member} hasBenefit={hasBenefit} />
  if (!isError) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-[106px] w-full rounded-sheet" />
      </div>
    )
  }
  return (
    <section className="summary-card">
      <p className="flex-1 text-muted">{t('mine.failed')}</p>
      <Button variant="secondary" size="sm" onClick={() => void refetch()}>
        {t('mine.failed.retry')}
      </Button>
    </section>
  )
}
