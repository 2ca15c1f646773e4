import { resultWaitHours } from '@perya/lottery-rules'
import { useT } from '#lib/i18n.tsx'
import { Section } from './Section.tsx'

/** The published rules of whatever does not go as planned. */
export function WhatIfRules({ drawSource }: { drawSource: 'house' | 'external' }) {
  const t = useT()
  return (
    <Section name={t('lottery.rules.whatIf')}>
      <dl className="rules__cases">
        <dt>{t('lottery.verify.rule')}</dt>
        <dd>
          {drawSource === 'house'
            ? t('lottery.verify.rule.house')
            : t('lottery.verify.rule.external', { hours: resultWaitHours })}
        </dd>
        <dt>{t('lottery.ruling.void')}</dt>
        <dd>{t('lottery.rules.void')}</dd>
        <dt>{t('lottery.ruling.correct')}</dt>
        <dd>{t('lottery.rules.correct')}</dd>
        <dt>{t('lottery.rules.cancel')}</dt>
        <dd>{t('lottery.cancel.why')}</dd>
        <dt>{t('lottery.rules.paid')}</dt>
        <dd>{t('lottery.rules.paid.how')}</dd>
        <dt>{t('lottery.rules.staked')}</dt>
        <dd>{t('lottery.rules.staked.how')}</dd>
      </dl>
    </Section>
  )
}
