import { useLanguage, useT } from '#lib/i18n.tsx'
import { languageOf } from '#lib/languages.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { LanguageFlag } from '#ui/LanguageFlag.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import Check from '~icons/ph/check-bold'
import { chooseLanguage } from './language-choice.ts'

export default function LanguageSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const current = useLanguage()
  const { languages } = useSettings()
  const choose = (code: string) => {
    onClose()
    void chooseLanguage(code)
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('language.choose')}>
      <ul className="grid gap-2">
        {languages.enabled.map(languageOf).map(({ code, tag, name, flag }) => (
          <li key={code}>
            <button
              type="button"
              lang={tag}
              aria-pressed={code === current.code}
              onClick={() => choose(code)}
              className="flex min-h-14 w-full cursor-pointer items-center gap-3.5 rounded-tile bg-surface-secondary px-4 text-start text-title aria-pressed:shadow-glow"
            >
              <LanguageFlag flag={flag} className="size-7" />
              <span className="flex-1">{name}</span>
              {code === current.code && <Check className="size-5 text-accent-text" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
