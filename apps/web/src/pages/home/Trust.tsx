import type { ComponentType, SVGProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { TextId } from '#texts/index.ts'
import Ledger from '~icons/ph/book-open-text-duotone'
import Limits from '~icons/ph/hand-palm-duotone'
import Verify from '~icons/ph/shield-check-duotone'

type Reason = { icon: ComponentType<SVGProps<SVGSVGElement>>; title: TextId; text: TextId; tone: string }

const reasons = [
  { icon: Verify, title: 'home.verify', text: 'home.verifyText', tone: 'text-success' },
  { icon: Ledger, title: 'home.ledger', text: 'home.ledgerText', tone: 'text-info' },
  { icon: Limits, title: 'home.limits', text: 'home.limitsText', tone: 'text-accent-text' },
] as const satisfies readonly Reason[]

/** Why a player may trust the place: three things each can check. */
export function Trust() {
  const t = useT()
  return (
    <section aria-labelledby="trust" className="mt-2">
      <h2 id="trust" className="font-display text-section font-extrabold">
        {t('home.trust')}
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {reasons.map(({ icon: Icon, title, text, tone }) => (
          <li key={title} className="flex items-center gap-4 rounded-card bg-surface p-4 shadow-e1">
            <span
              className={`grid size-13 shrink-0 place-items-center rounded-tile bg-surface-tertiary ${tone}`}
            >
              <Icon className="size-7" />
            </span>
            <div>
              <h3 className="text-title">{t(title)}</h3>
              <p className="text-meta text-pretty text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
