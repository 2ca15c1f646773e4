import type { Lottery, LotteryRoom, RoomType } from '@perya/contract/lottery'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { lotteryKey } from '../board/use-lotteries.ts'
import { saidBy } from '../said-by.ts'
import { useFigures } from '../slip/odds-text.ts'

/** The rooms of a lottery: what each pays and takes, and how to come in. */
export function RoomSheet({
  isOpen,
  onClose,
  lottery,
  rooms,
  chosen,
  onRoom,
}: {
  isOpen: boolean
  onClose: () => void
  lottery: Lottery
  rooms: readonly LotteryRoom[]
  chosen: RoomType
  onRoom: (roomType: RoomType) => void
}) {
  const t = useT()
  const sit = (roomType: RoomType) => {
    onRoom(roomType)
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('lottery.rooms')}>
      <ul className="flex flex-col gap-3">
        {rooms.map((room) => (
          <li key={room.roomType}>
            <Room
              room={room}
              lottery={lottery}
              isChosen={room.roomType === chosen}
              onSit={() => sit(room.roomType)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function Room({
  room,
  lottery,
  isChosen,
  onSit,
}: {
  room: LotteryRoom
  lottery: Lottery
  isChosen: boolean
  onSit: () => void
}) {
  const t = useT()
  const money = useMoney()
  const { percent } = useFigures()
  const client = useQueryClient()
  const { roomType, entryFee, stakeNeeded } = room
  const entry = useMutation({
    mutationFn: (fee: string) => call('enterLotteryRoom', { code: lottery.code, roomType, entryFee: fee }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [lotteryKey, 'detail'] })
      onSit()
    },
  })
  return (
    <section className="room" data-chosen={isChosen || undefined}>
      <h3 className="room__name">
        {t(`lottery.room.${roomType}`)}
        {isChosen && <Chip tone="accent">{t('lottery.room.here')}</Chip>}
      </h3>
      <p className="text-meta text-pretty text-muted">{t(`lottery.room.why.${roomType}`)}</p>
      <dl>
        <Fact name={t('lottery.room.return')}>
          <bdi>{percent(room.prizeGroup * 5)}</bdi>
        </Fact>
        <Fact name={t('lottery.room.line')}>
          <bdi>
            {money(room.lineMin)} – {money(room.lineMax, { decimals: 0 })}
          </bdi>
        </Fact>
        <Fact name={t('lottery.room.winMax')}>
          <bdi>{money(room.winMax, { decimals: 0 })}</bdi>
        </Fact>
        {stakeNeeded !== null && (
          <Fact name={t('lottery.room.stakeNeeded')}>
            <bdi>{money(stakeNeeded, { decimals: 0 })}</bdi>
          </Fact>
        )}
      </dl>
      {room.isOpen ? (
        !isChosen && (
          <Button isWide variant="secondary" onClick={onSit}>
            {t('lottery.room.sit')}
          </Button>
        )
      ) : entryFee === null ? (
        <p className="font-semibold">{t('lottery.room.notYet')}</p>
      ) : (
        <Button isWide variant="secondary" isBusy={entry.isPending} onClick={() => entry.mutate(entryFee)}>
          {t('lottery.room.enter', { amount: money(entryFee) })}
        </Button>
      )}
      {entry.isError && (
        <p role="alert" className="text-danger">
          {saidBy(entry.error) || t('lottery.failed')}
        </p>
      )}
    </section>
  )
}
