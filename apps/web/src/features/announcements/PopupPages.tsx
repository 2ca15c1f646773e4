import type { Popup } from '@perya/contract/announcements'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { readText, writeText } from '#lib/storage.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useHeldFocus } from '#ui/overlays/use-held-focus.ts'
import { useHistoryStep } from '#ui/overlays/use-history-step.ts'
import { Parol } from '#ui/Parol.tsx'
import { SafeHtml } from '#ui/SafeHtml.tsx'
import CaretLeft from '~icons/ph/caret-left-bold'
import CaretRight from '~icons/ph/caret-right-bold'
import Close from '~icons/ph/x'
import { type Audience, memoryKey, pageAt, popupsFor, readMemory, remember } from './popup.rules.ts'
import './popup.css'

/** What this visitor is to be told, unless they have closed it before. */
export default function PopupPages({ popups }: { popups: readonly Popup[] }) {
  const session = useSession()
  const language = useLanguage().code
  const audience: Audience = session === null ? 'B' : 'A'
  const shown = popupsFor(popups, session)
  const memory = remember(readMemory(readText('localStorage', memoryKey[audience])), shown, language)
  const set = JSON.stringify(shown.map(({ title, content }) => [title, content]))
  const hasNews = shown.length > 0
  const [closed, setClosed] = useState<string>()

  const kept = JSON.stringify(memory)
  useEffect(() => {
    if (hasNews) writeText('localStorage', memoryKey[audience], kept)
  }, [audience, hasNews, kept])
  if (!hasNews || !memory.show || closed === audience + set) return null
  return (
    <PopupDialog
      key={audience + set}
      popups={shown}
      hasSession={session !== null}
      onClosed={() => {
        writeText('localStorage', memoryKey[audience], JSON.stringify({ ...memory, show: false }))
        setClosed(audience + set)
      }}
    />
  )
}

/** Not the browser's modal dialog: that puts the page out of reach, for which all of it is styled anew. */
function PopupDialog({
  popups,
  hasSession,
  onClosed,
}: {
  popups: readonly Popup[]
  hasSession: boolean
  onClosed: () => void
}) {
  const t = useT()
  const dialog = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(0)
  const [isClosing, setClosing] = useState(false)
  const popup = popups[page]
  const close = () => setClosing(true)

  useHeldFocus(dialog)
  useHistoryStep(!isClosing, close)
  if (!popup) return null
  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      tabIndex={-1}
      className="popup"
      aria-labelledby="popup-title"
      data-closing={isClosing || undefined}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onClick={(event) => event.target === event.currentTarget && close()}
      onAnimationEnd={(event) => isClosing && event.target === event.currentTarget && onClosed()}
    >
      <div className="popup__card">
        <Parol className="popup__parol" />
        <h2 id="popup-title" className="popup__title">
          {popup.title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long news are scrolled with the keyboard */}
        <section className="popup__body" key={popup.id} tabIndex={0} aria-labelledby="popup-title">
          <SafeHtml html={popup.content} onNavigate={close} />
        </section>
        <div className="popup__actions">
          {hasSession && popup.promotionType !== null && (
            <Link to={paths.rewardCenter} className={buttonClass({ isWide: true })} onClick={close}>
              {t('popup.reward')}
            </Link>
          )}
          {popups.length > 1 && (
            <div className="popup__pager">
              <IconButton
                label={t('popup.previous')}
                disabled={page === 0}
                onClick={() => setPage(pageAt(page, -1, popups.length))}
              >
                <CaretLeft className="size-5 flip-rtl" />
              </IconButton>
              <span aria-live="polite">{t('popup.page', { at: page + 1, count: popups.length })}</span>
              <IconButton
                label={t('popup.next')}
                disabled={page === popups.length - 1}
                onClick={() => setPage(pageAt(page, 1, popups.length))}
              >
                <CaretRight className="size-5 flip-rtl" />
              </IconButton>
            </div>
          )}
          <Button variant="secondary" isWide onClick={close}>
            {t('popup.close')}
          </Button>
        </div>
        <IconButton label={t('ui.close')} className="popup__close" onClick={close}>
          <Close className="size-5" />
        </IconButton>
      </div>
    </div>,
    document.body,
  )
}
