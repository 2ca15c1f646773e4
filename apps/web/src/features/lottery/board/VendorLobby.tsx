import { useT } from '#lib/i18n.tsx'
import { BoardStates } from './BoardStates.tsx'
import { LotteryMenus } from './LotteryMenus.tsx'
import { useLotteries } from './use-lotteries.ts'
import '../lottery.css'
import '../bet/desk.css'

/** The lobby of a vendor of lotteries: everything it draws, whatever the prize mode. */
export default function VendorLobby({ vendor }: { vendor: string }) {
  const t = useT()
  const query = useLotteries()
  return (
    <div className="lottery-desk">
      <div className="lottery-board">
        <h2 className="lottery-menu__mode">{t(`lottery.vendor.${vendor as 'TCG_SEA' | 'TCG_LOTTO_VN'}`)}</h2>
        <BoardStates query={query}>
          {({ lotteries }) => (
            <LotteryMenus lotteries={lotteries.filter((lottery) => lottery.vendor === vendor)} />
          )}
        </BoardStates>
      </div>
    </div>
  )
}
