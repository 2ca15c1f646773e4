import { lotsOfPrize, northPrizes, southPrizes } from '@perya/lottery-rules'
import { useT } from '#lib/i18n.tsx'

/** All lots of a Vietnamese draw under their prizes, as the printed sheet has them. */
export function VnResult({ family, result }: { family: string; result: readonly string[] }) {
  const t = useT()
  const prizes = family === 'vn-north' ? northPrizes : southPrizes
  return (
    <table className="vn-result">
      <tbody>
        {prizes.map((_, prize) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: prizes are told apart by their rank
          <tr key={prize} data-special={prize === 0 || undefined}>
            <th scope="row">{prize === 0 ? t('lottery.vn.special') : t('lottery.vn.prize', { prize })}</th>
            <td dir="ltr">
              {lotsOfPrize(prizes, prize)
                .map((place) => result[place])
                .join('  ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
