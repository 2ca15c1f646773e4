import { StartBoard } from '#features/lottery/board/StartBoard.tsx'
import { Orders } from '#features/lottery/orders/Orders.tsx'
import { useSearchParams } from '#lib/router.tsx'

/** Where a member starts and comes back to: the lotteries they play and every order they placed. */
export default function StartLotteryPage() {
  const [address] = useSearchParams()
  return (
    <>
      <div className="px-4 pt-3">
        <StartBoard />
      </div>
      <Orders opened={address.get('order') ?? ''} />
    </>
  )
}
