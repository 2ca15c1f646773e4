/** Cases about members' money, which no member may learn of. */
import { formatAmount } from '@perya/money'
import { type CaseRow, closeCase, confirmSamePerson, openCases, readCase } from '#features/cashier/index.ts'
import { readVendors } from '#features/vendors/index.ts'
import { type SignedAct, table } from '../desk.ts'

const lineOf = (found: CaseRow): string[] => [
  found.openedAt.toISOString(),
  found.reference,
  found.userName,
  found.kind,
  `banking day ${found.bankingDay}`,
  `${found.currency} ${formatAmount(found.amount)}`,
]

/** All of them signed, the list too: who knows of a case can warn its member. */
export const caseActs: Record<string, SignedAct> = {
  cases: {
    permission: 'cases.review',
    asks: [],
    async run({ db }, { merchant }) {
      const open = await openCases(db, merchant)
      return open.length === 0 ? `No case of ${merchant} is open.` : table(open.map(lineOf))
    },
  },
  case: {
    permission: 'cases.review',
    asks: ['reference'],
    async run({ db }, { merchant }, [reference = '']) {
      const found = await readCase(db, { merchant, reference })
      return table([
        lineOf(found),
        ...found.evidence.map((each) => [
          each.at.toISOString(),
          each.reference,
          each.step,
          `${found.currency} ${formatAmount(each.amount)}`,
        ]),
        ...found.near.map(({ userName, merchant: site, signs }) => [
          `may be ${userName} of ${site}, who takes a break`,
          signs.join(', '),
        ]),
        ...(found.closedAt
          ? [[found.closedAt.toISOString(), `closed by ${found.closedBy}`, found.remark ?? '']]
          : []),
      ])
    },
  },
  'close-case': {
    permission: 'cases.review',
    asks: ['reference', 'remark'],
    async run(desk, by, [reference = '', remark = '']) {
      await closeCase(desk, { ...by, reference, remark })
      return `${reference} is closed.`
    },
  },
  'same-person': {
    permission: 'cases.review',
    asks: ['reference', 'remark'],
    async run(desk, by, [reference = '', remark = '']) {
      // Money of theirs at vendors is asked for from here.
      await readVendors(desk)
      await confirmSamePerson(desk, { ...by, reference, remark })
      return `${reference} is closed; the break counts under this account too.`
    },
  },
}
