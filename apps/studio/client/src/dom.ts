/** Elements from code: no markup is ever parsed, so the strictest content policy holds. */

export type Child = Node | string | null | false | undefined

type Props = {
  readonly class?: string
  readonly onClick?: (event: MouseEvent) => void
  readonly [attribute: string]: unknown
}

export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (tag === 'button') element.setAttribute('type', 'button')
  setAll(element, props)
  element.append(...shown(children))
  return element
}

function setAll(element: Element, { onClick, ...attributes }: Props): void {
  if (onClick) element.addEventListener('click', (event) => onClick(event as MouseEvent))
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    element.setAttribute(name, value === true ? '' : String(value))
  }
}

const shown = (children: readonly Child[]) =>
  children.filter((child): child is Node | string => Boolean(child) || child === '')

const svgNames = 'http://www.w3.org/2000/svg'

/** A drawing from paths; decoration, since words stand beside it or on the button around it. */
export function drawing(
  viewBox: string,
  paths: readonly { readonly d: string; readonly class?: string }[],
  name: string,
): SVGSVGElement {
  const svg = document.createElementNS(svgNames, 'svg')
  setAll(svg, { viewBox, class: name, 'aria-hidden': 'true', focusable: 'false' })
  for (const path of paths) {
    const element = document.createElementNS(svgNames, 'path')
    setAll(element, path)
    svg.append(element)
  }
  return svg
}

/** Writes only what changed, so that nothing is announced twice. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
