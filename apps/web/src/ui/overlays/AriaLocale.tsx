import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '#lib/i18n.tsx'

/** Tells React Aria's parts the page's language and direction. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLanguage().tag}>{children}</I18nProvider>
}
