export {
  belongsToChain,
  type Chain,
  type ChainPosition,
  chainRoundSeeds,
  makeChain,
  nextPosition,
} from './chain.ts'
export { drawBelow, drawFine, drawWeighted, drawWithout, fineSteps } from './draw.ts'
export { toHex } from './hex.ts'
export { commitmentOf, isClientSeed, isServerSeed } from './seed.ts'
export { openSeedPair, type Rotation, rotateSeeds, type SeedPair, takeNonce } from './seed-pair.ts'
export { sha256 } from './sha256.ts'
export { openStream, type RoundSeeds, type WordSource } from './stream.ts'
