import { useT } from '#lib/i18n.tsx'
import { CancelButton } from '../CancelButton.tsx'
import { useCancelDeposit } from './use-deposit.ts'

/** Makes room for another deposit without waiting until this one's time is up. */
export function CancelDeposit({ id }: { id: string }) {
  const t = useT()
  return (
    <CancelButton
      act={useCancelDeposit()}
      id={id}
      label={t('deposit.cancel')}
      title={t('deposit.cancel.title')}
      keep={t('deposit.cancel.keep')}
      done={t('deposit.cancel.done')}
    >
      {t('deposit.cancel.text')}
    </CancelButton>
  )
}
