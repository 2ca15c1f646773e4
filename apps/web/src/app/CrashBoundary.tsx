import { Component, type ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** When drawing fails nothing on screen can be trusted: says so, and offers to start afresh. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? <Crash /> : this.props.children
  }
}

function Crash() {
  const t = useT()
  return (
    <main className="grid min-h-dvh content-center px-4 py-10">
      <EmptyState
        title={t('crash.title')}
        text={t('crash.text')}
        action={
          <a href={paths.home} className={buttonClass()}>
            {t('shell.goHome')}
          </a>
        }
      />
    </main>
  )
}
