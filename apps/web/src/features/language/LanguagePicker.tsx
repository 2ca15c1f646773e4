import { useState } from 'react'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { languageOf } from '#lib/languages.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LanguageFlag } from '#ui/LanguageFlag.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import Check from '~icons/ph/check-bold'
import { chooseLanguage } from './language-choice.ts'

/** The flag of the page's language, and the languages the site offers behind it. */
export function LanguagePicker() {
  const t = useT()
  const current = useLanguage()
  const { languages } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  const choose = (code: string) => {
    setIsOpen(false)
    void chooseLanguage(code)
  }
  return (
    <>
      <IconButton
        label={t('language.current', { name: current.name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <LanguageFlag flag={current.flag} className="size-6" />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('language.choose')}>
        <ul className="grid gap-2">
          {languages.enabled.map(languageOf).map(({ code, tag, name, flag }) => (
            <li key={code}>
              <button
                type="button"
                lang={tag}
                aria-pressed={code === current.code}
                onClick={() => choose(code)}
                className="flex min-h-14 w-full items-center gap-3.5 rounded-tile bg-surface-secondary px-4 text-start text-title aria-pressed:shadow-glow"
              >
                <LanguageFlag flag={flag} className="size-7" />
                <span className="flex-1">{name}</span>
                {code === current.code && <Check className="size-5 text-accent-text" />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
