import { useEffect, useState } from 'react'
import { useSettings } from '#lib/settings/settings.ts'
import { type ContactLink, openContacts } from './open-contact.ts'

/** The site's contact links, decrypted on the device; none until that is done. */
export function useContacts(): readonly ContactLink[] {
  const { customerService, customerServiceKey } = useSettings()
  const [links, setLinks] = useState<readonly ContactLink[]>([])
  useEffect(() => {
    if (customerService.length === 0) return
    let isCurrent = true
    openContacts(customerService, customerServiceKey).then(
      (opened) => isCurrent && setLinks(opened),
      (error) => console.error('The contact links could not be read.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [customerService, customerServiceKey])
  return links
}
