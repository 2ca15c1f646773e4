import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { IconButton } from '#ui/IconButton.tsx'
import ArrowLeft from '~icons/ph/arrow-left'
import { backStep } from './back.rules.ts'
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
  const t = useT()
  const navigate = useNavigate()
  const goBack = () => {
    const step = backStep(back, entriesBehind())
    if (step === 'back') navigate(-1)
    else navigate(paths.home, { replace: step === 'replace' })
  }
  return (
    <header className="page-header page-header--back">
      <IconButton label={t('shell.back')} onClick={goBack}>
        <ArrowLeft className="size-6 flip-rtl" />
      </IconButton>
      <h1 className="page-header__title">{title}</h1>
      {end}
    </header>
  )
}

/** How many screens of this site lie behind the current one. */
function entriesBehind(): number {
  const index = (window.history.state as { idx?: number } | null)?.idx
  return Math.min(index ?? 0, window.history.length - 1)
}
