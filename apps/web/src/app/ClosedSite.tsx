import MaintenancePage from '#pages/maintenance/MaintenancePage.tsx'
import RestrictedPage from '#pages/restricted/RestrictedPage.tsx'

export type ClosedSiteProps = { because: 'maintenance' | 'region' }

/** Stands at every address instead of the app while nobody may come in. */
export default function ClosedSite({ because }: ClosedSiteProps) {
  return <main>{because === 'maintenance' ? <MaintenancePage /> : <RestrictedPage />}</main>
}
