import { createElement, type SVGProps } from 'react'

/** A shape, and a mark when it is the faint half of a two-tone icon. */
type Shape = [path: string, isFaint?: 1]

/** Draws one icon of the Phosphor set. Decoration unless the caller gives it a label. */
export function glyph(shapes: readonly Shape[]) {
  return function Glyph(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 256 256',
        width: '1.5em',
        height: '1.5em',
        fill: 'currentColor',
        'aria-hidden': props['aria-label'] ? undefined : true,
        focusable: 'false',
        ...props,
      },
      shapes.map(([d, isFaint], index) =>
        createElement('path', isFaint ? { key: index, d, opacity: 0.2 } : { key: index, d }),
      ),
    )
  }
}
