import type { ComponentType, SVGProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { Direction } from '#lib/record/direction.rules.ts'
import InIcon from '~icons/ph/arrow-down-left-bold'
import OutIcon from '~icons/ph/arrow-up-right-bold'
import NoneIcon from '~icons/ph/equals-bold'

const icons: Record<Direction, ComponentType<SVGProps<SVGSVGElement>>> = {
  in: InIcon,
  out: OutIcon,
  none: NoneIcon,
}

/** Which way money went, in an arrow and a word. */
export function DirectionWord({ direction }: { direction: Direction }) {
  const t = useT()
  const Icon = icons[direction]
  return (
    <span className="direction" data-direction={direction}>
      <Icon className="size-3.5 shrink-0" />
      {t(`record.${direction}`)}
    </span>
  )
}
