import { ListScreen } from './ListScreen.tsx'

/** Every game, or those of the category in the address. */
export default function GameListPage() {
  return <ListScreen usualType="ALL" />
}
