import { useState } from 'react'
import { isLegacyIos } from '#lib/device/device.rules.ts'
import { isStandalone, thisDevice } from '#lib/device/device.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { linksOf, type Tip, tapOf, type Visitor } from './download.rules.ts'

/** What helps a player whose tap cannot lead to the app by itself. */
type Help = 'useSafari' | Tip

/** The app for the phone the player holds: whether there is one, and what a tap on it does. */
export function useDownload(known: Pick<Visitor, 'hasClosedBar' | 'hasSession'>) {
  const { resources } = useSettings()
  const [help, setHelp] = useState<Help | null>(null)
  const device = thisDevice()
  const links = linksOf(resources, window.location.origin)
  const visitor: Visitor = {
    ...known,
    system: device.system,
    isLegacyIos: isLegacyIos(device),
    isSafari: device.isSafari,
    isNativeApp: device.isNativeApp,
    isStandalone: isStandalone(),
  }
  const tap = tapOf(visitor, links)
  const get = () => {
    if (tap.kind === 'go') window.location.assign(tap.href)
    if (tap.kind === 'useSafari') setHelp('useSafari')
    if (tap.kind === 'tip') setHelp(tap.tip)
  }
  const isOffered = !visitor.isNativeApp && !visitor.isStandalone && tap.kind !== 'none'
  return { visitor, links, isOffered, get, help, closeHelp: () => setHelp(null) }
}
