import {
  chooseHotGames,
  orderCategories,
  switchLobbyGame,
  switchLobbyVendor,
} from '#features/catalogue/index.ts'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'

/** What stands in the lobby of a site; running servers follow within a second. */
export async function changeLobby(
  db: Db,
  code: string,
  action: string,
  words: string[],
): Promise<string | null> {
  const [first = '', second = '', ...why] = words
  const isSwitch = (first === 'on' || first === 'off') && second !== ''
  const isList = (action === 'categories' || action === 'hot') && words.length === 1
  if (!isList && !((action === 'vendor' || action === 'game') && isSwitch)) return null
  const { trialOf } = await readMerchant(db, code)
  if (trialOf !== null) throw new ChangeRefused(`${code} shows the lobby of ${trialOf}.`)
  if (isList) {
    const names = first === 'default' ? null : first.split(',')
    await (action === 'hot' ? chooseHotGames : orderCategories)(db, code, names)
    return `${action === 'hot' ? 'The HOT list' : 'The order of categories'} of ${code} is now ${first}.`
  }
  const change = { merchant: code, isOn: first === 'on', reason: why.join(' ') || 'by an operator' }
  if (action === 'vendor') await switchLobbyVendor(db, { ...change, vendor: second })
  else await switchLobbyGame(db, { ...change, nodeId: second })
  return `${second} is now ${first} for ${code}.`
}
