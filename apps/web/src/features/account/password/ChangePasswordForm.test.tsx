import type { ConsolidatedSettings } from '@perya/contract/merchants'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { StaticRouter } from '#lib/router.tsx'
import { SettingsProvider } from '#lib/settings/settings.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

async function draw(hasPassword: boolean, language: string) {
  const texts = await openTexts(language)
  return renderToStaticMarkup(
    <StaticRouter location="/m/changePassword">
      <TextsProvider texts={texts}>
        <SettingsProvider value={{ register: {} } as ConsolidatedSettings}>
          <ChangePasswordForm userName="juan" hasPassword={hasPassword} onDone={() => {}} />
        </SettingsProvider>
      </TextsProvider>
    </StaticRouter>,
  )
}

it.each([
  ['EN', 'After a change, you can’t withdraw for 24 hours.'],
  ['TY', 'Pagkatapos palitan, walang withdrawal nang 24 oras.'],
])('R-95 whoever changes the password reads first that withdrawals pause (%s)', async (language, says) => {
  expect(await draw(true, language)).toContain(says)
  // A first password is no change.
  expect(await draw(false, language)).not.toContain(says)
})
