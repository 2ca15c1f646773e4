import { useEffect, useState } from 'react'
import { useSettings } from '#lib/settings/settings.ts'
import { type ContactLink, openContacts } from './open-contact.ts'

/** The site's contact links, decrypted once they are wanted; none until then. */
export function useContacts(isWanted: boolean): readonly ContactLink[] {
  const { customerService, customerServiceKey } = useSettings()
  const [links, setLinks] = useState<readonly ContactLink[]>([])
  useEffect(() => {
    if (!isWanted || customerService.length === 0) return
    let isCurrent = true
    openContacts(customerService, customerServiceKey).then(
      (opened) => isCurrent && setLinks(opened),
      (error) => console.error('The contact links could not be read.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, customerService, customerServiceKey])
  return links
}
