import { useState } from 'react'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LanguageFlag } from '#ui/LanguageFlag.tsx'

const LanguageSheet = whenOpened(withTexts(() => import('./LanguageSheet.tsx')))

/** The flag of the page's language, and the languages the site offers behind it. */
export function LanguagePicker() {
  const t = useT()
  const { name, flag } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('language.current', { name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <LanguageFlag flag={flag} className="size-6" />
      </IconButton>
      <LanguageSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
