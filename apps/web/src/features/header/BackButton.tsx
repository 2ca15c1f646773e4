import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { entriesBehind, useNavigate } from '#lib/router.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import ArrowLeft from '~icons/ph/arrow-left'
import { backStep } from './back.rules.ts'

/** The arrow at the start of every screen but the first. */
export function BackButton({ back }: { back: 'history' | 'home' }) {
  const t = useT()
  const navigate = useNavigate()
  const goBack = () => {
    const step = backStep(back, entriesBehind())
    if (step === 'back') navigate(-1)
    else navigate(paths.home, { replace: step === 'replace' })
  }
  return (
    <IconButton label={t('shell.back')} onClick={goBack}>
      <ArrowLeft className="size-6 flip-rtl" />
    </IconButton>
  )
}
