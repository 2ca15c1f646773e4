import type { Break } from '@perya/contract/protection'
import { useEffect, useRef } from 'react'
import { Breaks } from '#features/protection/Breaks.tsx'
import { HelpLinks } from '#features/protection/HelpLinks.tsx'
import { LimitCards } from '#features/protection/LimitCards.tsx'
import { BreakNotice } from '#features/protection/OnBreak.tsx'
import { RealityChoice } from '#features/protection/RealityChoice.tsx'
import { useProtection } from '#features/protection/use-protection.ts'
import { Wishes } from '#features/protection/Wishes.tsx'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { paths, pathTo } from '#lib/paths.ts'
import { Link, useNavigate } from '#lib/router.tsx'
import { forgetHere } from '#lib/session/sign-out.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import '#features/protection/protection.css'
import '#ui/panels.css'

/** How members keep play within what they want it to be. */
export default function ProtectionPage() {
  const t = useT()
  const date = useDates()
  const navigate = useNavigate()
  const { data, isError, refetch } = useProtection()
  const isLeaving = useRef(false)
  // Only once this screen is gone: its door would ask to log in.
  useEffect(
    () => () => {
      if (isLeaving.current) forgetHere()
    },
    [],
  )
  if (isError) {
    return (
      <div className="protection">
        <EmptyState
          title={t('protection.failed')}
          action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
        />
        <HelpLinks />
      </div>
    )
  }
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-3 px-4 pt-2 pb-8">
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-[160px] w-full rounded-card" />
        ))}
      </div>
    )
  }
  // The server has ended every session, this one too.
  const leave = ({ endsAt }: Break) => {
    isLeaving.current = true
    navigate(paths.home)
    const text =
      endsAt === null ? t('protection.break.forGood') : t('protection.break.until', { when: date(endsAt) })
    toast(`${text} ${t('protection.break.signedOut')}`, { tone: 'success', time: 'long' })
  }
  return (
    <div className="protection">
      {data.break ? (
        <BreakNotice taken={data.break} />
      ) : (
        <p className="text-pretty text-muted">{t('protection.text')}</p>
      )}
      <Wishes wishes={data.wishes} />
      <LimitCards limits={data.limits} />
      <RealityChoice limits={data.limits} />
      <Breaks onTaken={leave} />
      <Link
        to={pathTo('securityCenter', { part: 'identity' })}
        className={buttonClass({ variant: 'secondary', isWide: true })}
      >
        {t('identity.verify')}
      </Link>
      <Link to={paths.service} className={buttonClass({ variant: 'outline', isWide: true })}>
        {t('protection.talk')}
      </Link>
      <HelpLinks />
    </div>
  )
}
