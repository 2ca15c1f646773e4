import type { LotteryIssue } from '@perya/contract/lottery'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import WarningIcon from '~icons/ph/warning-duotone'
import { Countdown } from '../board/Countdown.tsx'
import { issueName } from '../board/issue.rules.ts'

/** Asks whether a slip whose issue has closed goes on to the one that sells. */
export function Consent({
  from,
  issue,
  onMove,
}: {
  from: string
  issue: LotteryIssue | null
  onMove: (issueNo: string) => void
}) {
  const t = useT()
  return (
    <div role="status" className="slip-notice">
      <p className="flex items-start gap-2">
        <WarningIcon className="size-6 shrink-0 text-warning" />
        <span>{t('lottery.consent', { issue: issueName(from) })}</span>
      </p>
      {issue ? (
        <Button isWide variant="secondary" onClick={() => onMove(issue.issueNo)}>
          {t('lottery.consent.move', { issue: issueName(issue.issueNo) })}
          <Countdown until={issue.closesAt} />
        </Button>
      ) : (
        <p className="text-muted">{t('lottery.between')}</p>
      )}
    </div>
  )
}
