import { ListScreen } from './ListScreen.tsx'

/** The slots under an address of their own. */
export default function SlotsCenterPage() {
  return <ListScreen usualType="RNG" />
}
