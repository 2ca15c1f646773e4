import { useEffect, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useChatState } from '#lib/member/use-waiting.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { Badge } from '#ui/Badge.tsx'
import Headset from '~icons/ph/headset-duotone'
import Close from '~icons/ph/x-bold'
import './contact.css'

const ContactMenu = whenOpened(() => import('./ContactMenu.tsx'))

/** Floats above the page's end: opens into one button per way to reach the merchant. */
export function ContactButtons() {
  const t = useT()
  const { customerService } = useSettings()
  const isAnswered = (useChatState()?.unread ?? 0) > 0
  const [isOpen, setIsOpen] = useState(false)
  const isAside = useReadingDown() && !isOpen
  if (customerService.length === 0) return null
  return (
    <aside className="contact-buttons" data-aside={isAside || undefined} aria-label={t('contact.title')}>
      <div id="contact-list">
        <ContactMenu isOpen={isOpen} />
      </div>
      <button
        type="button"
        className="contact-buttons__toggle"
        aria-expanded={isOpen}
        aria-controls="contact-list"
        aria-label={isOpen ? t('contact.close') : isAnswered ? t('contact.answered') : t('contact.open')}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isAnswered && !isOpen && <Badge isDot />}
        {isOpen ? <Close className="size-5" /> : <Headset className="size-6" />}
      </button>
    </aside>
  )
}

const restMs = 600

/** Whether the player moves on down the page; a move back up or a rest ends it. */
function useReadingDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(rest)
      rest = setTimeout(() => setDown(false), restMs)
      const now = Math.max(0, window.scrollY)
      if (Math.abs(now - last) < 12) return
      setDown(now > last)
      last = now
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(rest)
      removeEventListener('scroll', look)
    }
  }, [])
  return isDown
}
