import { lotteries } from '@perya/lottery-rules'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { announceRooms } from './issues/announce.ts'
import { offerTiles } from './offer-tiles.ts'
import { putRooms } from './rooms/room.store.ts'
import { usualRooms } from './rooms/usual-rooms.ts'

/** Opens every lottery on the demo's site; what was changed there since stays. */
export async function seedDemo({ db }: Context): Promise<void> {
  await putRooms(
    db,
    lotteries.flatMap((lottery) => usualRooms(demoMerchant, lottery)),
  )
  await announceRooms(db)
  await offerTiles(db)
}
