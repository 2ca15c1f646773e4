import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { IconButton } from '#ui/IconButton.tsx'
import List from '~icons/ph/list-bold'

const MenuSheet = whenOpened(withTexts(() => import('./MenuSheet.tsx')))

export function MenuButton({ onDoor }: { onDoor: (door: 'language' | 'settings') => void }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('header.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <List className="size-6" />
      </IconButton>
      <MenuSheet isOpen={isOpen} onClose={() => setIsOpen(false)} onDoor={onDoor} />
    </>
  )
}
