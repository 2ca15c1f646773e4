import type { OrderState } from '@perya/contract/lottery-orders'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { dayOf } from '#lib/record/period.rules.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { NoData } from '#ui/NoData.tsx'
import { DayList } from '#ui/record/DayList.tsx'
import { MoreRows } from '#ui/record/MoreRows.tsx'
import { Pill } from '#ui/record/Pill.tsx'
import { BoardStates } from '../board/BoardStates.tsx'
import { OrderRow } from './OrderRow.tsx'
import OrderSheet from './OrderSheet.tsx'
import { orderLook, useOrders } from './use-orders.ts'
import '#ui/record/record.css'
import './orders.css'

const states = ['waiting', 'won', 'returned', 'lost', 'cancelled'] as const satisfies readonly OrderState[]

/** What the member has placed, newest first; each opens to its lines and sub-orders. */
export function Orders({ code, opened = '' }: { code?: string; opened?: string }) {
  const t = useT()
  const { timeZone } = useSettings()
  const [state, setState] = useState<OrderState | undefined>()
  const [id, setId] = useState(opened)
  const [isOpen, setOpen] = useState(opened !== '')
  const query = useOrders(code, state)
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <section className="lottery-board" aria-label={t('lottery.orders')}>
      <fieldset className="filter-pills">
        <legend className="sr-only">{t('lottery.orders.which')}</legend>
        <Pill isOn={state === undefined} onClick={() => setState(undefined)}>
          {t('lottery.orders.all')}
        </Pill>
        {states.map((each) => (
          <Pill key={each} isOn={state === each} onClick={() => setState(each)}>
            {t(`lottery.state.${each}`)}
          </Pill>
        ))}
      </fieldset>
      <BoardStates query={query}>
        {({ pages }) =>
          pages[0]?.totalCount === 0 ? (
            <NoData
              title={t('lottery.orders.none')}
              text={t('lottery.orders.none.text')}
              {...(code === undefined
                ? {
                    action: (
                      <Link to={paths.lottery} className={buttonClass({ variant: 'secondary' })}>
                        {t('lottery.all')}
                      </Link>
                    ),
                  }
                : {})}
            />
          ) : (
            <DayList lines={orders} look={orderLook} today={dayOf(Date.now(), timeZone)}>
              {(row) => (
                <OrderRow
                  order={row.line}
                  place={row.place}
                  onClick={() => {
                    setId(row.line.id)
                    setOpen(true)
                  }}
                />
              )}
            </DayList>
          )
        }
      </BoardStates>
      {query.hasNextPage && (
        <MoreRows
          isLoading={query.isFetchingNextPage}
          isError={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {id !== '' && <OrderSheet isOpen={isOpen} onClose={() => setOpen(false)} id={id} />}
    </section>
  )
}
