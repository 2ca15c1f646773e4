/** A canvas that fills its place, sharp on every screen, drawn anew whenever the place changes. */
import { h } from '../dom.ts'

export function makeCanvas(
  name: string,
  label: string,
  draw: (ink: CanvasRenderingContext2D, width: number, height: number) => void,
) {
  const canvas = h('canvas', { class: name, role: 'img', 'aria-label': label })
  const ink = canvas.getContext('2d') as CanvasRenderingContext2D
  const paint = () => {
    const { clientWidth: width, clientHeight: height } = canvas
    const scale = Math.min(3, devicePixelRatio || 1)
    const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide
      canvas.height = high
    }
    ink.setTransform(scale, 0, 0, scale, 0, 0)
    ink.clearRect(0, 0, width, height)
    if (width > 0 && height > 0) draw(ink, width, height)
  }
  new ResizeObserver(paint).observe(canvas)
  return { canvas, paint }
}
