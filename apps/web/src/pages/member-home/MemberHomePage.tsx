import { Profile } from '#features/member-centre/Profile.tsx'
import { useT } from '#lib/i18n.tsx'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import '#features/member-centre/member-centre.css'
import '#ui/panels.css'

export default function MemberHomePage() {
  const t = useT()
  const { data: member, isError, refetch } = useMemberInfo()
  if (member) return <Profile member={member} />
  if (!isError) {
    return (
      <div className="px-4 pt-4" aria-busy="true">
        <Skeleton className="h-80 w-full rounded-card" />
      </div>
    )
  }
  return (
    <EmptyState
      title={t('mine.failed')}
      action={<Button onClick={() => void refetch()}>{t('mine.failed.retry')}</Button>}
    />
  )
}
