import { PasskeyList } from '#features/account/passkey/PasskeyList.tsx'
import { SessionList } from '#features/account/sessions/SessionList.tsx'
import { SignOutButton } from '#features/account/sessions/SignOutButton.tsx'
import { PushSetting } from '#features/push/PushSetting.tsx'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import CaretIcon from '~icons/ph/caret-right'
import KeyIcon from '~icons/ph/key'

export default function SettingsPage() {
  const t = useT()
  return (
    <div className="flex flex-col gap-6 px-4 pt-4 pb-8">
      <Link
        to={paths.changePsw}
        className="flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 shadow-e1"
      >
        <KeyIcon className="size-6 shrink-0 text-accent-text" />
        <span className="flex-1 text-title">{t('set.changePassword')}</span>
        <CaretIcon className="flip-rtl size-4 shrink-0 text-muted" />
      </Link>
      <PasskeyList />
      <PushSetting />
      <SessionList />
      <SignOutButton />
    </div>
  )
}
