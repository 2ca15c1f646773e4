/** The one renderer of Pixi that a slot needs, without the others and without what it would fetch by itself. */
import 'pixi.js/graphics'
import 'pixi.js/text'
import { CanvasRenderer, CanvasSource, extensions, StencilMask } from 'pixi.js'

extensions.add(CanvasSource, StencilMask)

/** Only renderers by graphics card make functions out of text, which the content policy forbids. */
class Painter extends CanvasRenderer {
  override _unsafeEvalCheck() {}
}

/** A score of pictures needs no shaders, which a cheap phone takes a second to make ready. */
export async function openPainter(): Promise<CanvasRenderer> {
  const painter = new Painter()
  await painter.init({
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: Math.min(2, devicePixelRatio || 1),
    width: 300,
    height: 300,
    skipExtensionImports: true,
  })
  return painter
}
