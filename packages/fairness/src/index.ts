export { sha256 } from '@noble/hashes/sha2.js'
export { bytesToHex as toHex } from '@noble/hashes/utils.js'
export {
  belongsToChain,
  type Chain,
  type ChainPosition,
  chainRoundSeeds,
  makeChain,
  nextPosition,
} from './chain.ts'
export { drawBelow, drawFine, drawWeighted, drawWithout, fineSteps } from './draw.ts'
export { commitmentOf, isClientSeed, isServerSeed } from './seed.ts'
export { openSeedPair, type Rotation, rotateSeeds, type SeedPair, takeNonce } from './seed-pair.ts'
export { openStream, type RoundSeeds, type WordSource } from './stream.ts'
