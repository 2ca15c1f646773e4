import type { ReactNode } from 'react'
import { useSettings } from '#lib/settings/settings.ts'
import { HomeArrow } from '#ui/HomeArrow.tsx'
import { Parol } from '#ui/Parol.tsx'
import './account-frame.css'

/** What log-in and registration stand in: the site's lantern, a headline, and a card for the form. */
export function AccountFrame({
  title,
  lead,
  corner,
  children,
}: {
  title: string
  lead: string
  /** Sits in the upper corner: the choice of language. */
  corner: ReactNode
  children: ReactNode
}) {
  const { name } = useSettings()
  return (
    <div className="account-frame">
      <div className="account-frame__top">
        <HomeArrow />
        {corner}
      </div>
      <div className="account-frame__head">
        <Parol className="account-frame__parol" />
        <div className="min-w-0">
          <p className="account-frame__site">{name}</p>
          <h1 className="account-frame__title">{title}</h1>
        </div>
      </div>
      <p className="account-frame__lead">{lead}</p>
      {children}
    </div>
  )
}
