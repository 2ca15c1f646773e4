import { MoreBoard } from '#features/lottery/board/MoreBoard.tsx'

/** Every lottery of the site by prize mode. */
export default function MoreLotteryPage() {
  return <MoreBoard />
}
