/** The home screen with answers of its own, for the tests that look at it in a browser. */
import '../../../theme/theme.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { browserTexts, switchLanguage, TextsProvider } from '#lib/i18n.tsx'
import { BrowserRouter } from '#lib/router.tsx'
import { type Settings, SettingsProvider } from '#lib/settings/settings.ts'
import { HomePage } from '../HomePage.tsx'
import { answers } from './answers.ts'

const settings = {
  merchantCode: 'PERYA',
  name: 'Perya',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  minimumAge: 21,
  categoryAges: {},
  identityFor: { play: false, withdrawalAbove: null },
  whitelabel: {},
  resources: [],
} as unknown as Settings

window.fetch = async (input) => {
  const name = new URL(String(input), location.href).pathname.split('/').at(-1) ?? ''
  const value = answers(new URLSearchParams(location.search))[name]
  return Response.json(
    value === undefined ? { success: false, errorCode: 'unknown', message: '' } : { success: true, value },
  )
}

await switchLanguage('EN')
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <SettingsProvider value={settings}>
        <TextsProvider texts={browserTexts}>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <main>
              <HomePage />
            </main>
          </QueryClientProvider>
        </TextsProvider>
      </SettingsProvider>
    </BrowserRouter>,
  )
}
