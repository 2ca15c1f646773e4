import type { ReactNode } from 'react'
import { BackButton } from './BackButton.tsx'
import './header.css'

/** Top of every other screen: the way back and where one is. */
export function BackHeader({
  title,
  back,
  end,
}: {
  title: string
  back: 'history' | 'home'
  end?: ReactNode
}) {
  return (
    <header className="page-header page-header--back">
      <BackButton back={back} />
      <h1 className="page-header__title">{title}</h1>
      {end}
    </header>
  )
}
