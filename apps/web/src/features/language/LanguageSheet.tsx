import { fallbackOrder, writtenIn } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { languageOf } from '#lib/languages.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { LanguageFlag } from '#ui/LanguageFlag.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import Check from '~icons/ph/check-bold'
import { chooseLanguage } from './language-choice.ts'

/** Whether the platform has words of its own in it. */
const isWritten = (code: KnownLanguageCode) => writtenIn(code) === code

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
              className="flex min-h-14 w-full cursor-pointer items-center gap-3.5 rounded-tile bg-surface-secondary px-4 py-2 text-start text-title aria-pressed:shadow-glow"
            >
              <LanguageFlag flag={flag} className="size-7" />
              <span className="flex-1">
                {name}
                {!isWritten(code) && (
                  <span lang={current.tag} className="block text-meta text-muted">
                    {t('language.order')}{' '}
                    <bdi dir="ltr" className="whitespace-nowrap">
                      {fallbackOrder(code).join(' → ')}
                    </bdi>
                  </span>
                )}
              </span>
              {code === current.code && <Check className="size-5 text-accent-text" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
