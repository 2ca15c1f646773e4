import type { PrizeMode } from '@perya/contract/lottery'
import { prizeModeOf } from '#features/games/launch.rules.ts'
import { BoardWaiting } from '#features/lottery/board/BoardStates.tsx'
import { LotteryBoard } from '#features/lottery/board/LotteryBoard.tsx'
import { prizeModes } from '#features/lottery/board/prize-modes.ts'
import { useVendorMapping } from '#lib/lobby/lobby.ts'
import { vendorsIn } from '#lib/lobby/vendors-in.rules.ts'
import { useSearchParams } from '#lib/router.tsx'

/** The lotteries of one prize mode: that of the address, else the e-lotteries' where the site has a vendor of them. */
export default function LotteryPage() {
  const [address, setAddress] = useSearchParams()
  const { data, isError } = useVendorMapping()
  const named = prizeModes.find((mode) => mode === address.get('prize_mode'))
  const usual = data ? prizeModeOf(vendorsIn(data.mapping)) : isError ? 'Lott' : undefined
  const prizeMode = named ?? usual
  if (prizeMode === undefined) return <BoardWaiting />
  return (
    <LotteryBoard
      prizeMode={prizeMode}
      onMode={(mode: PrizeMode) => setAddress(mode === usual ? {} : { prize_mode: mode }, { replace: true })}
    />
  )
}
