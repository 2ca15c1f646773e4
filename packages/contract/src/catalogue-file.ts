import { z } from 'zod'
import { GameCategory, GameCode, GameTrait, NodeId, VendorCode, Volatility } from './games.ts'
import { Text } from './language.ts'
import { AmountText } from './values.ts'

/** One line of a catalogue's file. A field left out keeps its value, or gets its default when the entry is new. */
export const CatalogueLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('vendor'),
    code: VendorCode,
    name: z.string().trim().min(1).max(60),
    gameType: GameCategory,
    /** With holes {token}, {game}, {language}, {mode}; `null` while nothing of the vendor can be opened. */
    launchUrl: z.string().max(500).nullable().optional(),
    isFramed: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('classification'),
    category: GameCategory,
    key: z.string().regex(/^[A-Z0-9_]{1,24}$/),
    names: Text,
  }),
  z.strictObject({
    kind: z.literal('game'),
    nodeId: NodeId,
    vendor: VendorCode,
    gameCode: GameCode,
    gameType: GameCategory,
    category: GameCategory,
    classification: z.string(),
    names: Text,
    minBet: AmountText,
    isNew: z.boolean().optional(),
    freeplay: z.boolean().optional(),
    supportPlay: z.boolean().optional(),
    /** Its vendor can open it. */
    isBuilt: z.boolean().optional(),
    isListed: z.boolean().optional(),
    /** What its vendor states of it: `null` where it states nothing. A return of 9612 is 96.12%. */
    returnHundredths: z.int().min(1).max(10_000).nullable().optional(),
    volatility: Volatility.nullable().optional(),
    maxBet: AmountText.nullable().optional(),
    lines: z.int().min(1).max(1_000_000).nullable().optional(),
    traits: z.array(GameTrait).max(GameTrait.options.length).optional(),
  }),
])
export type CatalogueLine = z.output<typeof CatalogueLine>
