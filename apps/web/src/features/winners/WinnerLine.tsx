import { useMoney } from '#lib/money.ts'
import type { Winner } from './use-winners.ts'

/** One win: the game's picture, who won what. */
export function WinnerLine({ winner: { vo } }: { winner: Winner }) {
  const money = useMoney()
  return (
    <>
      <img
        src={vo.iconUrl}
        alt=""
        width={360}
        height={480}
        loading="lazy"
        decoding="async"
        className="winner-line__art"
      />
      <span className="winner-line__who">
        <bdi className="winner-line__name">{vo.customerName}</bdi>
        <span className="winner-line__game">{vo.gameName}</span>
      </span>
      <bdi className="winner-line__amount">{money(vo.winAmount)}</bdi>
    </>
  )
}
