import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { untilLoaded } from './until-loaded.ts'

/**
 * A part further down the page: its code comes when it is nearly in sight.
 * `place` holds its room from the start, so that nothing moves when it arrives.
 */
export function whenNear<Props extends object>(
  place: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() => untilLoaded('A part of the page', load)) as unknown as ComponentType<Props>
  return function WhenNear(props: Props) {
    const room = useRef<HTMLDivElement>(null)
    const [isNear, setNear] = useState(false)
    useEffect(() => {
      if (isNear || !room.current) return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
        rootMargin: '200px',
      })
      observer.observe(room.current)
      return () => observer.disconnect()
    }, [isNear])
    return (
      <div ref={room} className={place}>
        {isNear && (
          <Suspense>
            <Part {...props} />
          </Suspense>
        )}
      </div>
    )
  }
}
