import type { ComponentType, SVGProps } from 'react'
import ClassicIcon from '~icons/ph/cherries-duotone'
import JackpotIcon from '~icons/ph/crown-simple-duotone'
import VideoIcon from '~icons/ph/film-strip-duotone'
import BonusIcon from '~icons/ph/gift-duotone'
import WaysIcon from '~icons/ph/git-fork-duotone'
import AllIcon from '~icons/ph/squares-four-duotone'
import OtherIcon from '~icons/ph/tag-duotone'

const icons: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  '': AllIcon,
  VIDEO: VideoIcon,
  CLASSIC: ClassicIcon,
  WAYS: WaysIcon,
  JACKPOT: JackpotIcon,
  BONUS: BonusIcon,
}

/** The picture of a kind of slot by its key, empty for all; vendors bring kinds that nobody here knows. */
export function ClassIcon({ classify }: { classify: string }) {
  const Icon = icons[classify] ?? OtherIcon
  return <Icon className="filter-class__icon" />
}
