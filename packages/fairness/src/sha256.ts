/** SHA-256 (FIPS 180-4) in plain arithmetic, so that a page and a server compute the same thing at once. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const roundConstants = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])

/** The same of the square roots of the first eight primes. */
const initialState = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const

export const blockBytes = 64

/** What is left of a message after its whole blocks: the state, and how many bytes made it. */
export type Midstate = { readonly state: Uint32Array; readonly length: number }

export const emptyMidstate: Midstate = { state: Uint32Array.from(initialState), length: 0 }

export function sha256(message: Uint8Array): Uint8Array {
  return finish(emptyMidstate, message)
}

/** The state after one more whole block. */
export function absorb({ state, length }: Midstate, block: Uint8Array): Midstate {
  const next = state.slice()
  compress(next, block, 0)
  return { state: next, length: length + blockBytes }
}

/** The hash of what made the midstate followed by `rest`. */
export function finish({ state, length }: Midstate, rest: Uint8Array): Uint8Array {
  const current = state.slice()
  const padded = pad(rest, length + rest.length)
  for (let at = 0; at < padded.length; at += blockBytes) compress(current, padded, at)
  const digest = new Uint8Array(32)
  const view = new DataView(digest.buffer)
  current.forEach((word, at) => {
    view.setUint32(at * 4, word)
  })
  return digest
}

function pad(rest: Uint8Array, totalBytes: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil((rest.length + 9) / blockBytes) * blockBytes)
  padded.set(rest)
  padded[rest.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(totalBytes / 0x2000_0000))
  view.setUint32(padded.length - 4, (totalBytes << 3) >>> 0)
  return padded
}

const schedule = new Uint32Array(64)

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function compress(state: Uint32Array, bytes: Uint8Array, offset: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, blockBytes)
  const word = (at: number) => schedule[at] as number
  for (let at = 0; at < 16; at++) schedule[at] = view.getUint32(at * 4)
  for (let at = 16; at < 64; at++) {
    const early = word(at - 15)
    const late = word(at - 2)
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[at] = word(at - 16) + small0 + word(at - 7) + small1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let at = 0; at < 64; at++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + big1 + choice + (roundConstants[at] as number) + word(at)) | 0
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + big0 + majority) | 0
  }
  const after = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at++) state[at] = (state[at] as number) + (after[at] as number)
}
