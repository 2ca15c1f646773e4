import type { FontName } from '../material/font.ts'
import { boxOf, outlineText, pathOf, transform } from './outline.ts'

/** A short text as a path, its middle at a point; as tall as asked, never wider than allowed. */
export function label(
  text: string,
  {
    font,
    cx,
    cy,
    height,
    width = Number.POSITIVE_INFINITY,
  }: { font: FontName; cx: number; cy: number; height: number; width?: number },
): string {
  const outline = outlineText(text, font)
  const box = boxOf(outline)
  const scale = Math.min(height / (box.bottom - box.top), width / (box.right - box.left))
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  return pathOf(transform(outline, ([x, y]) => [cx + (x - middle.x) * scale, cy + (y - middle.y) * scale]))
}
