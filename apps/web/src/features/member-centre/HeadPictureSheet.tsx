import type { HeadIcon } from '@perya/contract/members'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { ParolSpinner } from '#ui/ParolSpinner.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { toast } from '#ui/toast.ts'
import { HeadPicture } from './HeadPicture.tsx'

/** Where a member chooses the picture beside the name. */
export default function HeadPictureSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: ['headIcon'], queryFn: () => call('getHeadIcon', {}) })
  const choose = useMutation({
    mutationFn: (icon: HeadIcon) => call('setHeadIcon', { icon }),
    onSuccess: () => {
      toast(t('mine.icon.saved'), { tone: 'success' })
      void client.invalidateQueries({ queryKey: ['headIcon'] })
      void client.invalidateQueries({ queryKey: ['memberInfo'] })
      onClose()
    },
    onError: (error) => toast(error.message || t('mine.failed'), { tone: 'danger', time: 'short' }),
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('mine.icon.title')}>
      {data ? (
        <ul className="grid grid-cols-4 gap-3 pb-2">
          {data.icons.map((icon) => (
            <li key={icon}>
              <button
                type="button"
                aria-pressed={icon === data.icon}
                disabled={choose.isPending}
                onClick={() => choose.mutate(icon)}
                className="flex w-full flex-col items-center gap-1.5 rounded-tile border border-transparent p-2 text-caption aria-pressed:border-accent aria-pressed:bg-accent-soft"
              >
                <HeadPicture icon={icon} className="size-14" />
                {t(`mine.icon.${icon}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid min-h-40 place-items-center">
          <ParolSpinner label={t('in_please_wait')} />
        </div>
      )}
    </Sheet>
  )
}
