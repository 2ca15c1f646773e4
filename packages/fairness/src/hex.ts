/** Bytes as lower-case hexadecimal text, the form in which seeds and hashes are shown and hashed. */
export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}
