import { useState } from 'react'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { LanguageFlag } from '#ui/LanguageFlag.tsx'
import CaretIcon from '~icons/ph/caret-right'
import LanguageSheet from './LanguageSheet.tsx'

/** The page's language in a list of settings, and the way to another one. */
export function LanguageRow({ className }: { className: string }) {
  const t = useT()
  const { name, flag } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <LanguageFlag flag={flag} className="size-7" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t('language.row')}</span>
          <span className="block text-meta text-muted">{name}</span>
        </span>
        <CaretIcon className="flip-rtl size-4 shrink-0 text-muted" />
      </button>
      <LanguageSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
