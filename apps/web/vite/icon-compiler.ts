import type { Options } from 'unplugin-icons'

/**
 * Turns a Phosphor picture into a call of `glyph`, which draws it as plain elements:
 * about 0.2 KB an icon, and no HTML strings for Trusted Types to refuse.
 */
export const iconCompiler: NonNullable<Options['compiler']> = {
  extension: 'js',
  compiler(svg, _collection, icon) {
    const paths = [...svg.matchAll(/<path ([^>]*?)\/?>/g)].map(([, attributes = '']) => {
      const d = / ?\bd="([^"]+)"/.exec(attributes)?.[1]
      const isFaint = /opacity="/.test(attributes)
      if (!d) throw new Error(`the icon "${icon}" has a path without a shape`)
      return isFaint ? [d, 1] : [d]
    })
    const others = svg.replace(/<\/?(?:svg|g|path)\b[^>]*>/g, '').trim()
    if (paths.length === 0 || others) throw new Error(`the icon "${icon}" is more than paths`)
    return `import { glyph } from '/src/ui/glyph.ts'\nexport default glyph(${JSON.stringify(paths)})`
  },
}
