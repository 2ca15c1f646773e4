import type { HeadIcon } from '@perya/contract/members'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import PencilIcon from '~icons/ph/pencil-simple-fill'
import { HeadPicture } from './HeadPicture.tsx'

const HeadPictureSheet = whenOpened(withTexts(() => import('./HeadPictureSheet.tsx'), 'member'))

/** The member's picture; a tap opens those to choose from. */
export function PictureButton({ icon }: { icon: HeadIcon }) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <button
        type="button"
        className="summary-card__picture"
        aria-haspopup="dialog"
        aria-label={t('mine.icon.change')}
        onClick={() => setChoosing(true)}
      >
        <HeadPicture icon={icon} className="size-16" />
        <span className="summary-card__pencil">
          <PencilIcon className="size-3.5" />
        </span>
      </button>
      <HeadPictureSheet isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}
