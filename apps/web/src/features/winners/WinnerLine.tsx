import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import type { Winner } from './use-winners.ts'

/** One win: the game's picture, who won what; what nobody won says so. */
export function WinnerLine({ winner: { vo, isDemo } }: { winner: Winner }) {
  const t = useT()
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
        <span className="winner-line__name">
          <bdi>{vo.customerName}</bdi>
          {isDemo && <small className="winner-line__demo">{t('winners.demo')}</small>}
        </span>
        <span className="winner-line__game">{vo.gameName}</span>
      </span>
      <bdi className="winner-line__amount">{money(vo.winAmount)}</bdi>
    </>
  )
}
