/** Wrong ways for a server to go about a bet, each around the one statement that plays it. */
import pg from 'pg'

export type Played = {
  /** Asks the database over the connection the product chose. */
  ask: (config: pg.QueryConfig) => Promise<pg.QueryResult>
  config: pg.QueryConfig
  names: readonly string[]
}

/** How long a broken order of things stays open to what may come between. */
const gapMs = 100

const startedAt = new Date().toISOString()

let aside: pg.Pool | undefined
/** A connection of its own, as whatever is done outside the transaction would use. */
function elsewhere(): pg.Pool {
  if (!aside) {
    aside = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', application_name: 'perya aside' })
    aside.on('error', () => {})
  }
  return aside
}

const gap = () => new Promise((resolve) => setTimeout(resolve, gapMs))

const set = (ask: Played['ask'], name: string, value: string) =>
  ask({ text: 'select set_config($1, $2, false)', values: [`perya.${name}`, value] })

export const bends = {
  'answers before the commit': async ({ ask, config }: Played) => {
    await ask({ text: 'begin' })
    const answered = await ask(config)
    setTimeout(() => ask({ text: 'commit' }).catch(() => {}), gapMs)
    return answered
  },
  'keeps the record in a second transaction': async ({ ask, config, names }: Played) => {
    const answered = await ask(config)
    await gap()
    await ask({
      text: `
        with later as (delete from chaos_tx_later where tx_id = any ($1::text[]) returning *)
        insert into vendor_tx select * from later on conflict do nothing`,
      values: [config.values?.[names.indexOf('p_tx')]],
    })
    return answered
  },
  'asks again under a fresh key': async ({ ask, config, names }: Played) => {
    try {
      return await ask(config)
    } catch (error) {
      if ((error as { severity?: string }).severity !== undefined) throw error
      const values = [...(config.values ?? [])]
      const at = names.indexOf('p_tx')
      values[at] = String(values[at]).replaceAll(/"([^"]+)"/g, '"$1-again"')
      const { name: _prepared, ...unnamed } = config
      return elsewhere().query({ ...unnamed, values })
    }
  },
  'brings its own clock': async ({ ask, config }: Played) => {
    await set(ask, 'clock', new Date().toISOString())
    return ask(config)
  },
  'checks limits beforehand': async ({ ask, config, names }: Played) => {
    const value = (name: string) => config.values?.[names.indexOf(name)]
    const { rows } = await elsewhere().query<{ over: string | null }>({
      text: `
        select string_agg(m.member_id::text, ',') as over
        from unnest($1::bigint[], $2::bigint[]) u (member_id, amount) join member_limit m using (member_id)
        where m.used + u.amount > m.cap`,
      values: [value('p_member'), value('p_amount')],
    })
    await gap()
    await set(ask, 'over', rows[0]?.over ?? '')
    return ask(config)
  },
  'forgets at a restart': async ({ ask, config }: Played) => {
    await set(ask, 'started', startedAt)
    return ask(config)
  },
} as const satisfies Record<string, (played: Played) => Promise<pg.QueryResult>>

export type Bend = keyof typeof bends
