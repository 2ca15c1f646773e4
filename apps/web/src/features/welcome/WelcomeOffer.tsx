import { useState } from 'react'
import { readText, writeText } from '#lib/storage.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'

const WelcomeCard = whenOpened(withTexts(() => import('./WelcomeCard.tsx'), 'home'))

/** The first steps of a new member, until the member puts them away. */
export function WelcomeOffer({ account }: { account: string }) {
  const key = `welcomed:${account}`
  const [isClosed, setClosed] = useState(() => readText('localStorage', key) === '1')
  const close = () => {
    writeText('localStorage', key, '1')
    setClosed(true)
  }
  return <WelcomeCard isOpen={!isClosed} account={account} onClose={close} />
}
