import { drawnOf, type Family, type Lottery, northPrizes, southPrizes } from '@perya/lottery-rules'
import { useT } from '#lib/i18n.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { Section } from './Section.tsx'

/** What is drawn, and who draws it. */
export function HowDrawn({ family, drawSource }: Pick<Lottery, 'family' | 'drawSource'>) {
  const t = useT()
  return (
    <Section name={t('lottery.rules.draw')}>
      <p>
        <Numbers family={family} />
      </p>
      {family.startsWith('vn-') && <Lots prizes={family === 'vn-north' ? northPrizes : southPrizes} />}
      {drawSource === 'external' ? (
        <p>{t('lottery.rules.draw.external')}</p>
      ) : (
        <ol className="rules__steps">
          {(['chain', 'bets', 'beacon'] as const).map((step) => (
            <li key={step}>
              <strong>{t(`lottery.verify.${step}`)}.</strong> {t(`lottery.verify.${step}.how`)}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function Numbers({ family }: { family: Family }) {
  const t = useT()
  const drawn = drawnOf(family)
  if (drawn.kind === 'lots') return t('lottery.rules.draw.lots', { count: drawn.digits.length })
  const { kind, count, first, last } = drawn
  if (family === 'mark-six') return t('lottery.rules.draw.special', { count: count - 1, first, last })
  const isAll = kind === 'distinct' && count === last - first + 1
  return t(`lottery.rules.draw.${isAll ? 'order' : kind}`, { count, first, last })
}

function Lots({ prizes }: { prizes: readonly { readonly lots: number; readonly digits: number }[] }) {
  const t = useT()
  return (
    <dl>
      {prizes.map(({ lots, digits }, prize) => (
        <Fact
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize is known by its place
          key={prize}
          name={prize === 0 ? t('lottery.vn.special') : t('lottery.vn.prize', { prize })}
        >
          {t('lottery.rules.draw.lot', { lots, digits })}
        </Fact>
      ))}
    </dl>
  )
}
