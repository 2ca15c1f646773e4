/** Written by `npm run tables` from a fresh database; a test compares the two. */
import type { ColumnType, Computed, Generated } from '@perya/postgres/rows'

export interface Tables {
  adjustment: {
    id: Computed<bigint>
    reference: string
    merchant: string
    member_id: bigint
    amount: bigint
    reason: string
    note: string
    state: Generated<'proposed' | 'posted' | 'refused'>
    proposed_by: string
    proposed_at: Date
    decided_by: string | null
    decided_at: Date | null
  }
  affiliate_link: {
    id: Computed<bigint>
    merchant: string
    code: string
    member_id: bigint
    member_type: Generated<number>
    domain: string | null
    is_enabled: Generated<boolean>
    expires_at: Date | null
    use_count: Generated<number>
    created_at: Generated<Date>
  }
  announcement: {
    id: Computed<bigint>
    merchant: string
    type: 'A' | 'PL' | 'PU' | 'B' | 'PR'
    group_name: 'm_home' | 'm_reg'
    titles: ColumnType<unknown, string>
    contents: ColumnType<unknown, string>
    image_url: string | null
    url: string | null
    execution: 'A' | 'B' | 'F' | null
    promotion_type: string | null
    position: Generated<number>
    starts_at: Generated<Date>
    ends_at: Generated<Date | number>
    seed_key: string | null
    is_edited: Generated<boolean>
    platform: Generated<'M' | 'W'>
  }
  announcement_read: {
    member_id: bigint
    announcement_id: bigint
    read_at: Generated<Date>
  }
  article: {
    id: Computed<bigint>
    merchant: string
    kind: 'help' | 'agreement' | 'privacy' | 'protection' | 'licence'
    titles: ColumnType<unknown, string>
    contents: ColumnType<unknown, string>
    position: Generated<number>
    version: Generated<number>
    published_at: Generated<Date>
    seed_key: string | null
    is_edited: Generated<boolean>
  }
  article_version: {
    merchant: string
    kind: string
    version: number
    titles: ColumnType<unknown, string>
    contents: ColumnType<unknown, string>
    published_at: Date
  }
  bank_card: {
    id: Computed<bigint>
    member_id: bigint
    bank_id: bigint
    number: Buffer
    number_index: Buffer
    last_digits: string
    bound_at: Date
    usable_at: Date
    removed_at: Date | null
  }
  captcha: {
    id: string
    answer_hash: Buffer
    expires_at: Date
    strength: Generated<number>
  }
  cash_step: {
    id: Computed<bigint>
    member_id: bigint
    step:
      | 'deposited'
      | 'depositFailed'
      | 'depositTakenBack'
      | 'withdrawalAsked'
      | 'withdrawalPaid'
      | 'withdrawalReturned'
    deposit_id: bigint | null
    withdrawal_id: bigint | null
    amount: bigint
    currency: string
    at: Generated<Date>
    banking_day: Computed<Date>
    watched_at: Date | null
  }
  cashier_case: {
    id: Computed<bigint>
    reference: string
    merchant: string
    member_id: bigint
    kind: 'covered' | 'structuring' | 'unplayed' | 'failedDeposits' | 'nearMatch'
    banking_day: ColumnType<Date, string>
    opened_at: Generated<Date>
    closed_at: Date | null
    closed_by: string | null
    remark: string | null
  }
  cashier_case_evidence: {
    case_id: bigint
    step_id: bigint
    amount: bigint
    added_at: Generated<Date>
  }
  chat: {
    member_id: bigint
    last_at: Date
    waiting_since: Date | null
    read_id: Generated<bigint>
  }
  chat_line: {
    id: Computed<bigint>
    member_id: bigint
    is_mine: boolean
    key: string | null
    text: string
    sent_at: Generated<Date>
  }
  consent: {
    member_id: bigint
    kind: 'agreement' | 'privacy' | 'age'
    version: number
    agreed_at: Generated<Date>
  }
  contract: {
    id: Computed<bigint>
    merchant: string
    kind: 'daily' | 'hourly' | 'dividend'
    member_id: bigint
    payer_id: bigint | null
    offered_by: string | null
    terms: ColumnType<unknown, string>
    state: Generated<'requested' | 'valid' | 'denied' | 'expired' | 'changed' | 'invalid'>
    requested_at: Date
    expires_at: Date
    answered_at: Date | null
    starts_at: Date | null
    ends_at: Date | null
  }
  contract_bill: {
    id: Computed<bigint>
    contract_id: bigint
    kind: string
    member_id: bigint
    payer_id: bigint | null
    period_from: Date
    period_to: Date
    first_day: ColumnType<Date, string>
    last_day: ColumnType<Date, string>
    turnover: bigint
    active_members: number
    loss: bigint
    carried_in: bigint
    carried_out: bigint
    base: bigint
    tier: number | null
    rate: number | null
    amount: bigint
    paid: Generated<bigint>
    state: Computed<string>
    settled_at: Date
  }
  contract_rule: {
    merchant: string
    active_stake: Generated<bigint>
    active_min: Generated<number>
    tiers_max: Generated<number>
    rate_min: Generated<number>
    salary_rate_max: Generated<number>
    dividend_rate_max: Generated<number>
    request_days: Generated<number>
  }
  credential: {
    member_id: bigint
    password_hash: string | null
    password_changed_at: Date | null
    withdrawal_password_hash: string | null
    has_second_factor: Generated<boolean>
  }
  demo_secret: {
    only_row: Generated<boolean>
    secret: string
  }
  demo_vendor_round: {
    vendor: string
    tx_id: string
    player: string
    stake: bigint
    win: bigint
    balance: bigint
    status: 'OK' | 'INSUFFICIENT_FUNDS' | 'TX_ROLLED_BACK'
  }
  demo_vendor_transfer: {
    vendor: string
    reference: string
    player: string
    amount: bigint
    status: 'SUCCESS' | 'FAILED'
  }
  demo_vendor_wallet: {
    vendor: string
    player: string
    balance: Generated<bigint>
  }
  deposit: {
    id: Computed<bigint>
    reference: string
    request_key: string
    merchant: string
    member_id: bigint
    channel_id: bigint
    gateway: string
    amount: bigint
    fee: bigint
    currency: string
    state: Generated<
      | 'waiting'
      | 'credited'
      | 'review'
      | 'expired'
      | 'failed'
      | 'cancelled'
      | 'refused'
      | 'refunded'
      | 'takenBack'
    >
    created_at: Date
    expires_at: Date
    next_query_at: Date
    ended_at: Date | null
    pay_to: ColumnType<unknown, string | null>
    payer_reference: string | null
    proved_at: Date | null
    flags: Generated<string[]>
    reason: string | null
    repaid: Generated<bigint>
  }
  deposit_approval: {
    deposit_id: bigint
    act: 'confirm' | 'takeBack'
    operator: string
    amount: bigint
    at: Date
  }
  deposit_channel: {
    id: Computed<bigint>
    merchant: string
    code: string
    kind: 'gateway' | 'ewalletQr' | 'alipay' | 'qq' | 'wechat' | 'manual'
    vendor: string
    names: ColumnType<unknown, string>
    min_amount: bigint
    max_amount: bigint
    fee_fixed: Generated<bigint>
    fee_rate: Generated<number>
    minutes_from: Generated<number>
    minutes_to: number
    window_minutes: Generated<number>
    quick_amounts: string[]
    position: number
    is_recommended: Generated<boolean>
    is_enabled: Generated<boolean>
    pay_to: ColumnType<unknown, string | null>
    one_person_max: Generated<bigint>
    daily_max: bigint | null
  }
  deposit_promotion: {
    id: Computed<bigint>
    merchant: string
    code: string
    names: ColumnType<unknown, string>
    texts: ColumnType<unknown, string>
    kind: 'percent' | 'fixed'
    rate: Generated<number>
    fixed: Generated<bigint>
    cap: bigint
    min_deposit: bigint
    basis: 'bonus' | 'depositAndBonus'
    turnover_percent: number
    valid_days: number
    once: 'member' | 'day'
    starts_at: Generated<Date | number>
    ends_at: Generated<Date | number>
    position: Generated<number>
    is_enabled: Generated<boolean>
    max_bet: bigint | null
  }
  deposit_proof: {
    id: Generated<string>
    member_id: bigint
    deposit_id: bigint | null
    webp: Buffer
    digest: Buffer
    made_at: Date
  }
  deposit_step: {
    id: Computed<bigint>
    deposit_id: bigint
    state: string
    reason: string | null
    operator: string | null
    at: Date
  }
  explained_volume: {
    currency: string
    up_to: Date
    since: Date
    crossed: bigint
    matched: bigint
    unmatched_transfers: bigint
  }
  favourite_game: {
    member_id: bigint
    node_id: string
    added_at: Generated<Date>
  }
  feedback: {
    id: Computed<bigint>
    member_id: bigint
    key: string
    content: string
    comment: string
    sent_at: Generated<Date>
    answers: ColumnType<unknown, string | null>
    answered_at: Date | null
  }
  feedback_picture: {
    id: Generated<string>
    member_id: bigint
    feedback_id: bigint | null
    position: number | null
    webp: Buffer
    made_at: Generated<Date>
  }
  firebase_account: {
    merchant: string
    provider: 'google.com' | 'facebook.com'
    subject: string
    member_id: bigint
    linked_at: Date
  }
  game: {
    node_id: string
    vendor: string
    game_code: string
    game_type: string
    category: string
    classification: string
    names: ColumnType<unknown, string>
    min_bet: bigint
    lines: number | null
    room_id: string | null
    is_new: boolean
    hot_position: number | null
    freeplay: boolean
    support_play: boolean
    position: number
    is_built: Generated<boolean>
    is_listed: Generated<boolean>
    return_hundredths: number | null
    volatility: 'low' | 'medium' | 'high' | null
    max_bet: bigint | null
    traits: Generated<string[]>
  }
  game_classification: {
    category: string
    key: string
    position: number
    names: ColumnType<unknown, string>
  }
  game_day: {
    merchant: string
    day: ColumnType<Date, string>
    vendor: string
    game_code: string
    bets: bigint
  }
  game_edition: {
    id: Generated<number>
    digest: string
    withdrawn: Generated<string[]>
  }
  game_vendor: {
    code: string
    name: string
    game_type: string
    position: number
    launch_url: string | null
    is_framed: Generated<boolean>
  }
  gateway_payment: {
    gateway: string
    payment: string
    digest: Buffer
    merchant: string
    reference: string
    deposit_id: bigint | null
    amount: bigint
    currency: string
    state: 'credited' | 'parked' | 'resolved' | 'refunding' | 'refunded'
    reason: 'unknown' | 'amount' | 'currency' | 'late' | 'twice' | 'limit' | 'exclusion' | null
    received_at: Date
    claimed_for: bigint | null
    claimed_by: string | null
    resolved_by: string | null
    resolved_at: Date | null
    refund_asked_by: string | null
    refund_agreed_by: string | null
    next_query_at: Date | null
  }
  harm_marker: {
    id: Computed<bigint>
    member_id: bigint
    sign: 'withdrawalCancelled' | 'limitLoosened' | 'timeout' | 'exclusion'
    reference: string | null
    noted_at: Date
  }
  help_link_check: {
    name: string
    url: string
    checked_at: Date
    dead_since: Date | null
    reason: string | null
  }
  hot_match: {
    id: Computed<bigint>
    merchant: string
    league: string
    league_image_url: string | null
    home_team: string
    away_team: string
    home_team_image_url: string
    away_team_image_url: string
    starts_at: Date
    node_id: string
    room_id: string | null
    seed_key: string | null
  }
  identity_check: {
    id: Computed<bigint>
    member_id: bigint
    state: 'underReview' | 'verified' | 'refused'
    full_name: Buffer
    birth_date: ColumnType<Date, string>
    document_kind: string
    document_number: Buffer
    document_index: Buffer
    person_index: Buffer
    sent_at: Date
    decided_at: Date | null
    decided_by: string | null
    reason: string | null
  }
  identity_picture: {
    id: Generated<string>
    member_id: bigint
    check_id: bigint | null
    side: 'front' | 'back' | 'selfie' | null
    sealed: Buffer
    made_at: Date
  }
  latest_bet: {
    merchant: string
    vendor: string
    member_id: bigint
    round_id: string
    game_code: string
    customer_name: string
    stake: bigint
    paid: bigint
    ended_at: Date
  }
  ledger_account: {
    id: Computed<bigint>
    kind:
      | 'member_cash'
      | 'member_bonus'
      | 'member_held'
      | 'in_transit'
      | 'at_vendor'
      | 'house'
      | 'vendor'
      | 'gateway_clearing'
      | 'promotion_pool'
      | 'jackpot_pool'
      | 'commission'
      | 'suspense'
      | 'demo'
      | 'member_debt'
    merchant: string
    currency: string
    owner: bigint | null
    name: Generated<string>
    opened_at: Generated<Date>
    floor: bigint | null
    debt: Generated<bigint>
    balance: bigint | null
    version: Generated<bigint>
    changed_at: Generated<Date>
    seal: Generated<Buffer>
  }
  ledger_alert: {
    id: Computed<bigint>
    rule: string
    place: string
    account_id: bigint | null
    transfer_id: bigint | null
    difference: Generated<bigint>
    detail: string
    found_at: Generated<Date>
    resolved_at: Date | null
  }
  ledger_closing: {
    up_to: Date
    from_at: Date
  }
  ledger_closing_balance: {
    account_id: bigint
    up_to: Date
    balance: bigint
    entries: bigint
    seal: Buffer
  }
  ledger_day: {
    merchant: string
    day: ColumnType<Date, string>
    time_zone: string
  }
  ledger_day_total: {
    account_id: bigint
    day: ColumnType<Date, string>
    kind: string
    entries: number
    total_in: bigint
    total_out: bigint
    last_version: bigint
  }
  ledger_entry: {
    transfer_id: bigint
    account_id: bigint
    amount: bigint
    balance_after: bigint | null
    version: bigint | null
    created_at: Date
  }
  ledger_kind: {
    kind: string
    is_play: Generated<boolean>
    counts_stake: Generated<boolean>
    counts_loss: Generated<boolean>
    counts_deposit: Generated<boolean>
    may_overdraw: Generated<boolean>
    counts_sent: Generated<boolean>
  }
  ledger_transfer: {
    id: bigint
    key: string
    kind: string
    accounts: string[]
    amounts: string[]
    balance_after: bigint | null
    version: bigint | null
    reference: string | null
    reason: string | null
    reversal_of: bigint | null
    created_at: Date
    seal: Buffer
  }
  letter: {
    id: Computed<bigint>
    thread_id: bigint
    is_mine: boolean
    texts: ColumnType<unknown, string>
    sent_at: Generated<Date>
    key: string | null
  }
  letter_thread: {
    id: Computed<bigint>
    member_id: bigint
    titles: ColumnType<unknown, string>
    last_at: Generated<Date>
    read_at: Date | null
    deleted_at: Date | null
    seed_key: string | null
    with_id: bigint | null
    other_id: bigint | null
    sending: string | null
  }
  local_payment: {
    payment: string
    reference: string
    account: string
    amount: bigint
    currency: string
    state: 'paid' | 'failed'
    made_at: Date
  }
  local_payout: {
    reference: string
    state: 'paid' | 'failed' | 'pending'
    amount: bigint
    made_at: Date
  }
  lottery_alarm: {
    id: Computed<bigint>
    issue_id: bigint
    reason: 'programs_differ' | 'reports_differ' | 'reports_missing' | 'result_refused' | 'beacon_silent'
    detail: ColumnType<unknown, string>
    created_at: Generated<Date>
    resolved_at: Date | null
  }
  lottery_chain: {
    id: Computed<bigint>
    code: string
    day: ColumnType<Date, string>
    terminal: string
    length: number
    last_seed: Buffer
    published_at: Generated<Date>
  }
  lottery_end: {
    suborder_id: bigint
    kind: 'cancelled' | 'stopped' | 'refunded'
    at: Date
  }
  lottery_entry: {
    member_id: bigint
    code: string
    room_type: string
    day: ColumnType<Date, string>
  }
  lottery_issue: {
    id: Computed<bigint>
    code: string
    issue_no: string
    day: ColumnType<Date, string>
    opens_at: Date
    closes_at: Date
    draws_at: Date
    chain_id: bigint | null
    place: number | null
    beacon: string | null
    beacon_round: bigint | null
    closed_at: Date | null
    captured_to: Generated<bigint>
    sealed_at: Date | null
    bets_root: Buffer | null
    bets_count: number | null
    randomness: string | null
    signature: string | null
    seed: string | null
    result: string[] | null
    drawn_at: Date | null
    selected_at: Date | null
    paid_to: Generated<bigint>
    settled_at: Date | null
    voided_at: Date | null
    refunded_to: Generated<bigint>
    refunded_at: Date | null
    judged_at: Date | null
  }
  lottery_liability: {
    merchant: string
    issue_id: bigint
    number: string
    amount: bigint
  }
  lottery_low_risk: {
    suborder_id: bigint
    order_id: Computed<bigint>
    issue_id: bigint
    member_id: bigint
    cost: bigint
    staked_at: Date
  }
  lottery_order: {
    id: bigint
    member_id: bigint
    merchant: string
    code: string
    room_type: string
    request_key: string
    request: string
    type: 'normal' | 'chase' | 'plan'
    stop_rule: 'never' | 'win' | 'profit'
    prize_group: number
    slip_id: bigint
    cost: bigint
    issue_count: number
    created_at: Date
  }
  lottery_payout: {
    issue_id: bigint
    version: number
    member_id: bigint
    suborder_id: bigint
    amount: bigint
    is_returned: Generated<boolean>
  }
  lottery_report: {
    issue_id: bigint
    source: string
    result: string[] | null
    at: Generated<Date>
    id: Computed<bigint>
  }
  lottery_room: {
    merchant: string
    code: string
    room_type: 'free' | 'vip' | 'charged'
    prize_group: number
    line_min: bigint
    line_max: bigint
    issue_max: bigint
    win_max: bigint
    issue_win_max: bigint
    number_max: bigint
    stake_needed: bigint | null
    entry_fee: bigint | null
  }
  lottery_ruling: {
    id: Computed<bigint>
    issue_id: bigint
    kind: 'missed' | 'unreported' | 'void' | 'correct'
    result: string[] | null
    version: Generated<number>
    reason: string
    proposed_by: string
    proposed_at: Generated<Date>
    confirmed_by: string | null
    confirmed_at: Date | null
    withdrawn_at: Date | null
    moved_to: Generated<bigint>
    done_at: Date | null
  }
  lottery_seal: {
    issue_id: bigint
    roots: Buffer
  }
  lottery_slip: {
    id: Computed<bigint>
    digest: string
    body: string
  }
  lottery_stop: {
    merchant: string
    code: string
    reason: string
    operator: string
    since: Generated<Date>
  }
  lottery_suborder: {
    id: bigint
    issue_id: bigint
    member_id: bigint
    slip_id: bigint
    multiple: number
    cost: bigint
    win_max: bigint
    is_held: boolean
    stake_so_far: bigint
    win_so_far: bigint
  }
  lottery_switch: {
    id: Computed<bigint>
    merchant: string
    subject: string
    is_open: boolean
    reason: string
    operator: string
    at: Generated<Date>
  }
  member: {
    id: Computed<bigint>
    merchant: string
    user_name: string
    type: number
    status: Generated<'active' | 'locked' | 'disabled'>
    upline_id: bigint | null
    recommender_id: bigint | null
    to_upline: Generated<boolean>
    nickname: string | null
    icon: Generated<string>
    language: Generated<string>
    birth_date: ColumnType<Date | null, string | null>
    payee_name: Buffer | null
    id_number: Buffer | null
    email: Buffer | null
    email_index: Buffer | null
    mobile: Buffer | null
    mobile_index: Buffer | null
    mobile_verified_at: Date | null
    contacts: Buffer | null
    register_method: 'APP' | 'H5' | 'WEBCLIP' | 'PWA' | null
    register_host: string | null
    first_login_at: Date | null
    registered_at: Generated<Date>
    affiliate_link_id: bigint | null
    email_verified_at: Date | null
    document_index: Buffer | null
    person_index: Buffer | null
    identity_verified_at: Date | null
  }
  member_block: {
    id: Computed<bigint>
    member_id: bigint
    reason: string
    starts_at: Generated<Date>
    ends_at: Generated<Date | number>
    categories: string[] | null
  }
  member_debt: {
    member_id: bigint
    owed: bigint
    since: Date
  }
  member_device: {
    member_id: bigint
    device_hash: Buffer
    first_seen_at: Date
    last_seen_at: Date
  }
  member_limit: {
    member_id: bigint
    measure: 'stake' | 'loss' | 'deposit' | 'bet'
    period: ColumnType<unknown, string>
    cap: bigint
    used: Generated<bigint>
    starts_at: Generated<Date>
  }
  member_line: {
    upline_id: bigint
    member_id: bigint
    depth: number
  }
  merchant: {
    code: string
    name: string
    trial_of: string | null
    currency: Generated<string>
    time_zone: Generated<string>
    theme: Generated<string>
    is_default: Generated<boolean>
    maintenance: Generated<boolean>
    region_restricted: Generated<boolean>
    flags: Generated<ColumnType<Record<string, unknown>, string>>
    settings: Generated<ColumnType<Record<string, unknown>, string>>
    created_at: Generated<Date>
  }
  merchant_game_off: {
    merchant: string
    node_id: string
    reason: string
    since: Generated<Date>
  }
  merchant_host: {
    host: string
    merchant: string
  }
  merchant_lobby: {
    merchant: string
    categories: string[] | null
    hot_games: string[] | null
  }
  merchant_vendor_off: {
    merchant: string
    vendor: string
    reason: string
    since: Generated<Date>
  }
  message: {
    id: Computed<bigint>
    merchant: string
    kind: 'sms' | 'mail'
    recipient: Buffer
    subject: string | null
    body: Buffer | null
    tries: Generated<number>
    created_at: Date
    next_try_at: Date
    expires_at: Date
    sent_at: Date | null
    failed_at: Date | null
  }
  near_match: {
    member_id: bigint
    other_id: bigint
    signs: string[]
    found_at: Generated<Date>
    case_id: bigint | null
    is_same: boolean | null
  }
  operator: {
    id: Computed<bigint>
    merchant: string
    name: string
    password_hash: string
    code_secret: Buffer
    code_step: Generated<bigint>
    permissions: string[]
    is_locked: Generated<boolean>
    created_at: Date
  }
  operator_act: {
    id: bigint
    answers: bigint | null
    at: Date
    merchant: string
    operator_id: bigint | null
    call: string
    input: ColumnType<unknown, string | null>
    ip: string
    user_agent: string
    request_id: string
    outcome: string | null
    seal: Buffer
  }
  operator_refusal: {
    merchant: string
    name: string
    outcome: string
    count: number
    first_at: Date
    last_at: Date
    last_ip: string
  }
  operator_session: {
    id: Computed<bigint>
    operator_id: bigint
    token_hash: Buffer
    device_hash: Buffer
    ip: string
    user_agent: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  passkey: {
    id: Computed<bigint>
    member_id: bigint
    rp_id: string
    credential_id: Buffer
    public_key: Buffer
    counter: bigint
    user_agent: string
    created_at: Date
    last_used_at: Date | null
  }
  passkey_challenge: {
    challenge_hash: Buffer
    device_hash: Buffer
    member_id: bigint | null
    expires_at: Date
    is_second_factor: Generated<boolean>
  }
  password_reset: {
    id: Computed<bigint>
    member_id: bigint | null
    secret_hash: Buffer
    expires_at: Date
    used_at: Date | null
  }
  payout_bank: {
    id: Computed<bigint>
    merchant: string
    code: string
    kind: 'bank' | 'ewallet'
    names: ColumnType<unknown, string>
    number_pattern: string
    min_amount: bigint
    max_amount: bigint
    fee_fixed: Generated<bigint>
    fee_rate: Generated<number>
    minutes_to: number
    position: number
    is_enabled: Generated<boolean>
  }
  play_progress: {
    id: Generated<number>
    counted_until: Date
    shown_until: Date
  }
  promotion_claim: {
    id: Computed<bigint>
    promotion_id: bigint
    member_id: bigint
    deposit_id: bigint
    slot: string
    state: Generated<'accepted' | 'active' | 'completed' | 'forfeited' | 'expired' | 'void'>
    bonus: Generated<bigint>
    released: Generated<bigint>
    bonus_start: bigint | null
    accepted_at: Date
    expires_at: Date | null
    counted_at: Date | null
    ended_at: Date | null
    max_bet: bigint | null
  }
  protection_limit: {
    member_id: bigint
    measure: 'deposit' | 'loss' | 'stake' | 'session' | 'reality'
    period: 'day' | 'week' | 'month' | 'sitting'
    set_by: 'member' | 'operator'
    cap: bigint
    starts_at: Date
  }
  protection_wish: {
    member_id: bigint
    measure: string
    period: string
    cap: bigint | null
    ripe_at: Date
  }
  push_notice: {
    id: Computed<bigint>
    session_id: bigint
    kind: 'letter' | 'chat'
    thread_id: bigint | null
    tries: Generated<number>
    made_at: Generated<Date>
    next_try_at: Generated<Date>
  }
  push_subscription: {
    session_id: bigint
    member_id: bigint
    endpoint_key: Buffer
    sealed: Buffer
    language: string
    made_at: Generated<Date>
  }
  reality_check: {
    member_id: bigint
    acknowledged_at: Date
  }
  recent_game: {
    member_id: bigint
    node_id: string
    played_at: Generated<Date>
  }
  restricted_person: {
    id: Computed<bigint>
    list: 'officials' | 'uniformed' | 'students' | 'gel' | 'ndrp' | 'staff'
    person_index: Buffer | null
    document_index: Buffer | null
    mobile_index: Buffer | null
    email_index: Buffer | null
    added_at: Date
    added_by: string
  }
  sealed_nonce: {
    nonce: string
    expires_at: Date
  }
  sealed_release: {
    id: Computed<bigint>
    program: string
    migrations: string
    files: ColumnType<unknown, string>
    sealed_by: string
    sealed_at: Generated<Date>
  }
  security_answer: {
    member_id: bigint
    question: string
    answer_hash: string
  }
  self_check: {
    id: Computed<bigint>
    host: string
    cause: 'start' | 'daily' | 'command'
    program: string
    migrations: string
    differences: number
    checked_at: Generated<Date>
  }
  self_check_alarm: {
    id: Computed<bigint>
    host: string
    component: string
    expected: string
    found: string
    detail: string
    raised_at: Generated<Date>
    settled_at: Date | null
    settled_by: string | null
    reason: string | null
  }
  session: {
    id: Computed<bigint>
    member_id: bigint
    token_hash: Buffer
    device_hash: Buffer
    ip: string
    user_agent: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    ended_at: Date | null
    end_reason: 'logout' | 'ended' | 'idle' | 'expired' | 'password' | 'lock' | 'exclusion' | null
  }
  sms_alarm: {
    id: Computed<bigint>
    merchant: string | null
    per_day: number
    raised_at: Date
    settled_at: Date | null
    settled_by: string | null
    remark: string | null
  }
  spent_token: {
    token_hash: Buffer
    expires_at: Date
  }
  throttle: {
    scope: string
    key: Buffer
    count: number
    ends_at: Date
  }
  trial_device: {
    merchant: string
    device_hash: Buffer
    member_id: bigint
  }
  turnover_mark: {
    member_id: bigint
    cash_version: bigint
    bonus_version: Generated<bigint>
    cash_waiting: Generated<string[]>
    bonus_waiting: Generated<string[]>
  }
  turnover_requirement: {
    id: Computed<bigint>
    member_id: bigint
    reference: string
    credit: bigint
    required: bigint
    progress: Generated<bigint>
    start_version: bigint
    created_at: Date
    met_at: Date | null
    claim_id: bigint | null
    lapsed_at: Date | null
  }
  turnover_rule: {
    merchant: string
    percent: Generated<number>
  }
  turnover_weight: {
    merchant: string
    category: string
    percent: number
  }
  unplayed_cash: {
    member_id: bigint
    amount: bigint
    version: bigint
    staked_over: Generated<bigint>
  }
  vendor: {
    id: Computed<number>
    code: string
    name: string
    wallet: 'seamless' | 'transfer'
    is_enabled: Generated<boolean>
    allowed_ips: Generated<string[]>
    unknown_rollback_ok: Generated<boolean>
    round_timeout_seconds: Generated<number>
    base_url: string | null
    allowed_hosts: Generated<string[]>
    may_be_local: Generated<boolean>
    created_at: Generated<Date>
  }
  vendor_alarm: {
    id: Computed<bigint>
    vendor_id: number
    member_id: bigint | null
    reason:
      | 'tx_conflict'
      | 'bad_signature'
      | 'round_stuck'
      | 'report_difference'
      | 'transfer_stuck'
      | 'transfer_conflict'
      | 'return_refused'
      | 'unpaid_win'
      | 'limit_reached'
    subject: string
    detail: Generated<ColumnType<Record<string, unknown>, string>>
    created_at: Generated<Date>
    resolved_at: Date | null
  }
  vendor_disabled_game: {
    vendor_id: number
    game_code: string
    reason: string
    since: Generated<Date>
  }
  vendor_key: {
    vendor_id: number
    merchant: string
    key_id: string
    algorithm: 'ed25519' | 'rsa-sha256' | 'hmac-sha256'
    material: Buffer
    starts_at: Generated<Date>
    ends_at: Generated<Date | number>
    is_demo: Generated<boolean>
  }
  vendor_launch: {
    token_digest: string
    vendor_id: number
    member_id: bigint
    session_id: bigint | null
    game_code: string | null
    expires_at: Date
    used_at: Date | null
  }
  vendor_limit: {
    vendor_id: number
    kind: 'promo' | 'correction' | 'win' | 'net'
    cap: bigint
    day: Generated<ColumnType<Date, string>>
    used: Generated<bigint>
    stopped_at: Date | null
    claimed_cap: bigint | null
    claimed_by: string | null
  }
  vendor_member: {
    vendor_id: number
    member_id: bigint
    since: Generated<Date>
  }
  vendor_nonce: {
    slot: number
    nonce: string
    request: string
  }
  vendor_report: {
    vendor_id: number
    day: ColumnType<Date, string>
    rows: number | null
    differences: ColumnType<unknown, string | null>
    compared_at: Generated<Date | null>
    fault: string | null
    has_rows: Generated<boolean>
  }
  vendor_report_row: {
    vendor_id: number
    day: ColumnType<Date, string>
    tx_id: string
    player_id: string
    amount: bigint
  }
  vendor_round: {
    vendor_id: number
    member_id: bigint
    round_id: string
    game_code: string
    state: 'OPEN' | 'SETTLED' | 'CLOSED' | 'VOID'
    bets: Generated<number>
    credits: Generated<number>
    voids: Generated<number>
    stake_cash: Generated<bigint>
    stake_bonus: Generated<bigint>
    paid: Generated<bigint>
    opened_at: Date
    changed_at: Date
    asked_at: Date | null
    risk: 'low' | 'later' | null
  }
  vendor_session: {
    token_digest: string
    vendor_id: number
    member_id: bigint
    session_id: bigint | null
    game_code: string | null
    created_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  vendor_transfer: {
    reference: string
    vendor_id: number
    member_id: bigint
    direction: 'in' | 'out'
    amount: bigint | null
    state: Generated<'sent' | 'done' | 'failed'>
    polls: Generated<number>
    next_poll_at: Date | null
    sent_at: Generated<Date>
    resolved_at: Date | null
    told_amount: bigint | null
    claimed_state: 'done' | 'failed' | null
    claimed_amount: bigint | null
    claimed_by: string | null
    vouched_by: string | null
    is_there: Generated<boolean>
  }
  vendor_tx: {
    vendor_id: number
    tx_id: string
    call: 'bet' | 'win' | 'betwin' | 'rollback' | 'adjust' | 'tombstone'
    member_id: bigint
    round_id: string
    ref_tx_id: string | null
    game_code: string
    payload: string | null
    amount: bigint
    win_amount: Generated<bigint>
    jackpot_amount: Generated<bigint>
    cash: Generated<bigint>
    bonus: Generated<bigint>
    transfer_id: bigint | null
    win_transfer_id: bigint | null
    status: string
    limit_name: string | null
    balance: bigint | null
    rolled_back_by: string | null
    created_at: Date
    request: string | null
  }
  verification_code: {
    id: Computed<bigint>
    merchant: string
    purpose: 'register' | 'login' | 'password' | 'mobile' | 'email' | 'withdrawal'
    mobile_index: Buffer
    device_hash: Buffer
    code_hash: Buffer
    tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  wallet_hold: {
    id: Computed<bigint>
    key: string
    member_id: bigint
    kind: 'hold' | 'stake_hold'
    amount: bigint
    cash_id: bigint
    held_id: bigint
    state: Generated<'open' | 'captured' | 'released'>
    opened_by: bigint
    ended_by: bigint | null
    created_at: Generated<Date>
    ended_at: Date | null
  }
  winner: {
    merchant: string
    vendor: string
    member_id: bigint
    round_id: string
    game_code: string
    customer_name: string
    amount: bigint
    won_at: Date
    is_demo: Generated<boolean>
  }
  winner_progress: {
    id: Generated<number>
    until: Date
  }
  withdrawal: {
    id: Computed<bigint>
    reference: string
    request_key: string
    merchant: string
    member_id: bigint
    card_id: bigint
    amount: bigint
    fee: bigint
    currency: string
    state: 'requested' | 'approved' | 'paying' | 'paid' | 'cancelled' | 'rejected' | 'failed'
    reason: string | null
    created_at: Date
    promised_at: Date
    ended_at: Date | null
    next_query_at: Date | null
    told_amount: bigint | null
  }
  withdrawal_approval: {
    withdrawal_id: bigint
    operator: string
    at: Date
  }
  withdrawal_pause: {
    member_id: bigint
    reason: 'password' | 'withdrawalPassword' | 'email' | 'mobile' | 'passkey' | 'secondFactor' | 'person'
    ends_at: Date
  }
  withdrawal_rule: {
    merchant: string
    auto_max: Generated<bigint>
    one_person_max: Generated<bigint>
    daily_count: Generated<number>
    cards_max: Generated<number>
    review_hours: Generated<number>
    decide_hours: Generated<number>
    needs_mobile: Generated<boolean>
    free_daily: Generated<number>
    big_win: bigint | null
  }
  withdrawal_step: {
    id: Computed<bigint>
    withdrawal_id: bigint
    state: string
    reason: string | null
    operator: string | null
    at: Date
  }
}
