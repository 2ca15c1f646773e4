import { type ComponentType, lazy, Suspense, useState } from 'react'
import { untilLoaded } from './until-loaded.ts'

/** A part the first view can do without: its code comes when it is opened for the first time. */
export function whenOpened<Props extends { isOpen: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  name = 'A part of the page',
): ComponentType<Props> {
  const Part = lazy(() => untilLoaded(name, load)) as unknown as ComponentType<Props>
  return function WhenOpened(props: Props) {
    const [wasOpened, setWasOpened] = useState(false)
    if (props.isOpen && !wasOpened) setWasOpened(true)
    if (!wasOpened) return null
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
