import { SignOutButton } from '#features/account/sessions/SignOutButton.tsx'
import { LanguageRow } from '#features/language/LanguageRow.tsx'
import { PushSetting } from '#features/push/PushSetting.tsx'
import { DeviceSettings } from '#features/settings/DeviceSettings.tsx'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import CaretIcon from '~icons/ph/caret-right'
import KeyIcon from '~icons/ph/key'
import ShieldIcon from '~icons/ph/shield-check'

export default function SettingsPage() {
  const t = useT()
  return (
    <div className="flex flex-col gap-6 px-4 pt-4 pb-8">
      <DeviceSettings language={<LanguageRow className="device-settings__row" />} />
      <div className="grid gap-2">
        <Link
          to={paths.changePsw}
          className="flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 shadow-e1"
        >
          <KeyIcon className="size-6 shrink-0 text-accent-text" />
          <span className="flex-1 text-title">{t('set.changePassword')}</span>
          <CaretIcon className="flip-rtl size-4 shrink-0 text-muted" />
        </Link>
        <Link
          to={paths.securityCenter}
          className="flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 shadow-e1"
        >
          <ShieldIcon className="size-6 shrink-0 text-accent-text" />
          <span className="flex-1 text-title">{t('set.security')}</span>
          <CaretIcon className="flip-rtl size-4 shrink-0 text-muted" />
        </Link>
      </div>
      <PushSetting />
      <SignOutButton />
    </div>
  )
}
