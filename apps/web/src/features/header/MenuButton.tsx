import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { whenOpened } from '#lib/when-opened.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import List from '~icons/ph/list-bold'

const MenuSheet = whenOpened(() => import('./MenuSheet.tsx'))

export function MenuButton() {
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
      <MenuSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
