/**
 * QR codes of bytes at the lowest level of correction, which is enough for a screen and keeps the squares large.
 * The numbers of the standard (ISO/IEC 18004) stand in two rows, by version from 1 on.
 */
const correctionPerBlock = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
const blockCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]

export type Squares = boolean[][]

/** Rows of squares, true where dark. */
export function drawQr(text: string): Squares {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const codewords = interleave(toCodewords(bytes, version), version)
  let best: { squares: Squares; penalty: number } | undefined
  for (let mask = 0; mask < 8; mask += 1) {
    const squares = place(codewords, version, mask)
    const penalty = penaltyOf(squares)
    if (!best || penalty < best.penalty) best = { squares, penalty }
  }
  return (best as { squares: Squares }).squares
}

const at = (list: readonly number[], index: number) => list[index] as number
const sizeOf = (version: number) => version * 4 + 17
const lengthBits = (version: number) => (version < 10 ? 8 : 16)

/** All squares that carry bits, in whole bytes. */
function capacity(version: number): number {
  let bits = (16 * version + 128) * version + 64
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2
    bits -= (25 * marks - 10) * marks - 55
    if (version >= 7) bits -= 36
  }
  return Math.floor(bits / 8)
}

const dataCapacity = (version: number) =>
  capacity(version) - at(correctionPerBlock, version - 1) * at(blockCounts, version - 1)

function versionFor(length: number): number {
  for (let version = 1; version <= blockCounts.length; version += 1) {
    if (4 + lengthBits(version) + length * 8 <= dataCapacity(version) * 8) return version
  }
  throw new Error(`${length} bytes are too many for a code`)
}

function toCodewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, lengthBits(version))
  for (const byte of bytes) push(byte, 8)
  const room = dataCapacity(version) * 8
  push(0, Math.min(4, room - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  )
}

/** In the field of 256 elements the standard names. */
function multiply(left: number, right: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((right >> bit) & 1) * left
  }
  return product
}

function divisor(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0))
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      const next = index + 1 < degree ? at(result, index + 1) : 0
      result[index] = multiply(at(result, index), root) ^ next
    }
    root = multiply(root, 2)
  }
  return result
}

function correctionOf(data: readonly number[], by: readonly number[]): number[] {
  const rest = by.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number)
    rest.push(0)
    by.forEach((coefficient, index) => {
      rest[index] = at(rest, index) ^ multiply(coefficient, factor)
    })
  }
  return rest
}

/** Blocks with their correction, one byte of each in turn. */
function interleave(data: readonly number[], version: number): number[] {
  const count = at(blockCounts, version - 1)
  const correction = at(correctionPerBlock, version - 1)
  const whole = capacity(version)
  const shortBlocks = count - (whole % count)
  const shortLength = Math.floor(whole / count) - correction
  const by = divisor(correction)
  const blocks: { data: number[]; correction: number[] }[] = []
  let taken = 0
  for (let block = 0; block < count; block += 1) {
    const own = data.slice(taken, taken + shortLength + (block < shortBlocks ? 0 : 1))
    taken += own.length
    blocks.push({ data: own, correction: correctionOf(own, by) })
  }
  const result: number[] = []
  for (let index = 0; index <= shortLength; index += 1) {
    for (const block of blocks) if (index < block.data.length) result.push(at(block.data, index))
  }
  for (let index = 0; index < correction; index += 1) {
    for (const block of blocks) result.push(at(block.correction, index))
  }
  return result
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const size = sizeOf(version)
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step).reverse()]
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** A value with its check bits behind it. */
function withCheck(value: number, length: number, generator: number): number {
  let rest = value
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator)
  return (value << length) | rest
}

function place(codewords: readonly number[], version: number, mask: number): Squares {
  const size = sizeOf(version)
  const squares: Squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed: Squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, isDark: boolean) => {
    const row = squares[y]
    const fixedRow = fixed[y]
    if (!row || !fixedRow || x < 0 || x >= size) return
    row[x] = isDark
    fixedRow[x] = true
  }
  for (let index = 0; index < size; index += 1) {
    set(6, index, index % 2 === 0)
    set(index, 6, index % 2 === 0)
  }
  for (const [cornerX, cornerY] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cornerX + dx, cornerY + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  const places = alignmentPlaces(version)
  const last = places.length - 1
  places.forEach((x, column) => {
    places.forEach((y, line) => {
      const isCorner =
        (column === 0 && line === 0) || (column === 0 && line === last) || (column === last && line === 0)
      if (isCorner) return
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    })
  })
  const format = withCheck((0b01 << 3) | mask, 10, 0x537) ^ 0x5412
  const formatBit = (index: number) => ((format >> index) & 1) === 1
  for (let index = 0; index <= 5; index += 1) set(8, index, formatBit(index))
  set(8, 7, formatBit(6))
  set(8, 8, formatBit(7))
  set(7, 8, formatBit(8))
  for (let index = 9; index < 15; index += 1) set(14 - index, 8, formatBit(index))
  for (let index = 0; index < 8; index += 1) set(size - 1 - index, 8, formatBit(index))
  for (let index = 8; index < 15; index += 1) set(8, size - 15 + index, formatBit(index))
  set(8, size - 8, true)
  if (version >= 7) {
    const bits = withCheck(version, 12, 0x1f25)
    for (let index = 0; index < 18; index += 1) {
      const isDark = ((bits >> index) & 1) === 1
      const far = size - 11 + (index % 3)
      const near = Math.floor(index / 3)
      set(far, near, isDark)
      set(near, far, isDark)
    }
  }
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = squares[y] as boolean[]
        if (fixed[y]?.[x]) continue
        const isSet = ((at(codewords, bit >> 3) >> (7 - (bit & 7))) & 1) === 1
        row[x] = (bit < codewords.length * 8 && isSet) !== (masks[mask]?.(x, y) ?? false)
        bit += 1
      }
    }
  }
  return squares
}

/** What makes a code hard to read: long runs, blocks, false corners, too much of one colour. */
function penaltyOf(squares: Squares): number {
  const size = squares.length
  const columns = squares.map((_, x) => squares.map((row) => row[x] ?? false))
  let penalty = 0
  for (const line of [...squares, ...columns]) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('')
    for (const run of text.match(/1{5,}|0{5,}/g) ?? []) penalty += run.length - 2
    for (let index = 0; index + 11 <= size; index += 1) {
      const part = text.slice(index, index + 11)
      if (part === '10111010000' || part === '00001011101') penalty += 40
    }
  }
  let dark = 0
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const here = squares[y]?.[x]
      if (here) dark += 1
      const isBlock =
        here === squares[y]?.[x + 1] && here === squares[y + 1]?.[x] && here === squares[y + 1]?.[x + 1]
      if (isBlock) penalty += 3
    }
  }
  return penalty + Math.floor(Math.abs((dark * 20) / size ** 2 - 10)) * 10
}
