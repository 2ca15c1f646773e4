import { pictureBytesMax } from '@perya/contract/picture-bounds'

/** Why a chosen file cannot go along; `null` when it can. The server looks into the file itself. */
export function pictureRefusal({ type, size }: { type: string; size: number }): 'type' | 'large' | null {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'type'
  return size > pictureBytesMax ? 'large' : null
}
