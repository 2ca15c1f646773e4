/** A tree of hashes over the bets of an issue, from which no bet can be taken and to which none can be added. */

export type Hasher = (bytes: Uint8Array) => Buffer

/** Bets under one kept root; a power of two, so that kept roots are nodes of the whole tree. */
export const leavesPerRoot = 1_024

export type Step = { side: 'left' | 'right'; hash: Buffer }

/** The hash of two nodes; the leading byte keeps a node from being taken for a leaf. */
export function joinHashes(hash: Hasher, left: Uint8Array, right: Uint8Array): Buffer {
  return hash(Buffer.concat([nodeMark, left, right]))
}

const nodeMark = Buffer.from([1])

/** The root of nodes; one that has no neighbour goes up as it is. */
export function rootOf(hash: Hasher, nodes: readonly Buffer[]): Buffer {
  if (nodes.length === 0) return hash(Buffer.alloc(0))
  let level = nodes
  while (level.length > 1) level = nextLevel(hash, level)
  return level[0] as Buffer
}

/** From one node up to the root: each neighbour, and on which side it stands. */
export function pathOf(hash: Hasher, nodes: readonly Buffer[], place: number): Step[] {
  const path: Step[] = []
  let level = nodes
  let at = place
  while (level.length > 1) {
    const neighbour = level[at ^ 1]
    if (neighbour) path.push({ side: at % 2 === 1 ? 'left' : 'right', hash: neighbour })
    level = nextLevel(hash, level)
    at >>= 1
  }
  return path
}

function nextLevel(hash: Hasher, level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = []
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index] as Buffer, level[index + 1]]
    above.push(right ? joinHashes(hash, left, right) : left)
  }
  return above
}
