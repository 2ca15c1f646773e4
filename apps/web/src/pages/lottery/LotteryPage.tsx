import type { PrizeMode } from '@perya/contract/lottery'
import { LotteryBoard } from '#features/lottery/board/LotteryBoard.tsx'
import { prizeModes } from '#features/lottery/board/prize-modes.ts'
import { useSearchParams } from '#lib/router.tsx'

/** The lotteries of one prize mode; the address says which. */
export default function LotteryPage() {
  const [address, setAddress] = useSearchParams()
  const prizeMode = prizeModes.find((mode) => mode === address.get('prize_mode')) ?? 'Lott'
  return (
    <LotteryBoard
      prizeMode={prizeMode}
      onMode={(mode: PrizeMode) => setAddress(mode === 'Lott' ? {} : { prize_mode: mode }, { replace: true })}
    />
  )
}
