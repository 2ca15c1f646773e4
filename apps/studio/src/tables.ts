/** Written by `npm run tables` from a fresh database; a test compares the two. */
import type { ColumnType, Computed, Generated } from '@perya/postgres/rows'

export interface Tables {
  chain: {
    id: Computed<bigint>
    commitment: string
    length: number
    last_seed: Buffer
    salt: string | null
    next_place: Generated<number>
    published_at: Generated<Date>
    salted_at: Date | null
  }
  flight: {
    id: Computed<bigint>
    chain_id: bigint
    place: number
    opens_at: Date
    closes_at: Date
    takes_off_at: Date
    ended_at: Date | null
  }
  game_change: {
    id: Computed<bigint>
    brand: string
    game: string
    change: string
    reason: string
    operator: string
    at: Generated<Date>
  }
  game_setting: {
    brand: string
    game: string
    is_open: Generated<boolean>
    min_bet: bigint | null
    max_bet: bigint | null
    first_bet: bigint | null
  }
  round: {
    id: string
    brand: string
    player_id: string
    key: string
    vendor: string
    game: string
    model: string | null
    pair_id: bigint | null
    nonce: number
    bet: bigint
    choice: ColumnType<unknown, string>
    moves: Generated<ColumnType<unknown[], string>>
    step_keys: Generated<string[]>
    state: Generated<'betting' | 'open' | 'paying' | 'settled' | 'cancelled'>
    win: Generated<bigint>
    refusal: string | null
    currency: string
    wallet_session: string
    balance: string | null
    is_trial: boolean
    played_at: Generated<Date>
    changed_at: Generated<Date>
    attempts: Generated<number>
    next_try_at: Generated<Date>
    flight_id: bigint | null
  }
  seed_pair: {
    id: Computed<bigint>
    brand: string
    player_id: string
    server_seed: Buffer
    server_seed_hash: string
    client_seed: string
    next_nonce: Generated<number>
    created_at: Generated<Date>
    revealed_at: Date | null
    committed_at: Date | null
    chosen_at: Date | null
    next_server_seed: Buffer | null
    next_server_seed_hash: string | null
    next_committed_at: Date | null
  }
  session: {
    token_digest: Buffer
    brand: string
    player_id: string
    vendor: string
    game: string
    wallet_session: string
    currency: string
    language: string
    is_trial: boolean
    created_at: Generated<Date>
    expires_at: Date
  }
}
