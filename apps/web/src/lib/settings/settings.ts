import type { ConsolidatedSettings } from '@perya/contract/merchants'
import { createContext, useContext } from 'react'

/** All the site knows about itself, as the server put it into the page. */
export type Settings = ConsolidatedSettings

export function readEmbeddedSettings(): Settings | null {
  const text = document.getElementById('settings')?.textContent
  return text ? (JSON.parse(text) as Settings | null) : null
}

const SettingsContext = createContext<Settings | null>(null)
export const SettingsProvider = SettingsContext.Provider

export function useSettings(): Settings {
  const settings = useContext(SettingsContext)
  if (settings === null) throw new Error('useSettings needs a SettingsProvider above it')
  return settings
}
