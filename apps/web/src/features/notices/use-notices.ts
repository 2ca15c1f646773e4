import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { contentType, platform } from '#lib/config.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'

/** What the site tells players, or its agents; members also learn what they have read. */
export function useNotices(types: 'PL,PR' | 'A') {
  const { merchantCode } = useSettings()
  const language = useLanguage().code
  const userName = useSession()?.userName ?? ''
  const client = useQueryClient()
  const key = ['noticeList', types, language, userName]
  const query = useQuery({
    queryKey: key,
    staleTime: 60_000,
    placeholderData: (earlier) => earlier,
    queryFn: () =>
      call(
        'listAnnouncements',
        { types, groupName: 'm_home', platform: platform.announcements, merchantCode, language },
        types === contentType.agent ? { moduleId: 'AGEANNOUNCE3' } : {},
      ),
  })
  const { mutate: markRead } = useMutation({
    mutationFn: (id: string) => call('readAnnouncements', { ids: [id] }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
  return { ...query, markRead: (id: string) => userName !== '' && markRead(id), canRead: userName !== '' }
}
