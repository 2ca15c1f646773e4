import type { ReactNode } from 'react'
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
      <div className="grid grid-cols-1 gap-2">
        <Door to={paths.changePsw} icon={<KeyIcon className="size-6 shrink-0 text-accent-text" />}>
          {t('set.changePassword')}
        </Door>
        <Door to={paths.securityCenter} icon={<ShieldIcon className="size-6 shrink-0 text-accent-text" />}>
          {t('set.security')}
        </Door>
      </div>
      <PushSetting />
      <SignOutButton />
    </div>
  )
}

function Door({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className="flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 shadow-e1">
      {icon}
      <span className="min-w-0 flex-1 text-title wrap-anywhere">{children}</span>
      <CaretIcon className="flip-rtl size-4 shrink-0 text-muted" />
    </Link>
  )
}
