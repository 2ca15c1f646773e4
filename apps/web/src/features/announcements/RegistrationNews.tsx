import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { platform } from '#lib/config.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { SafeHtml } from '#ui/SafeHtml.tsx'
import Megaphone from '~icons/ph/megaphone-simple-duotone'

/** What the site announces to those who register; under the form, so that the form stays where it is. */
export function RegistrationNews() {
  const { merchantCode } = useSettings()
  const language = useLanguage().code
  const { data } = useQuery({
    queryKey: ['registrationNews', merchantCode, language],
    staleTime: 60_000,
    queryFn: () =>
      call('listAnnouncements', {
        types: 'PL',
        groupName: 'm_reg',
        platform: platform.announcements,
        merchantCode,
        language,
      }),
  })
  return data?.notices.map(({ id, title, content }) => (
    <article key={id} className="flex gap-3 py-2 text-muted">
      <Megaphone className="size-5 shrink-0 text-accent-text" />
      <div className="min-w-0">
        <h2 className="font-semibold text-text">{title}</h2>
        <SafeHtml html={content} />
      </div>
    </article>
  ))
}
