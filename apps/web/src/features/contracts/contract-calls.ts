import type { ContractKind } from '@perya/contract/agent-contracts'

/** The calls of each kind of contract, by what they do. */
export const contractCalls = {
  daily: {
    current: 'getDailyContract',
    request: 'getDailyRequest',
    answer: 'answerDailyContract',
    bills: 'listDailyBills',
    downlines: 'listDailyDownlines',
    propose: 'proposeDailyContract',
  },
  hourly: {
    current: 'getHourlyContract',
    request: 'getHourlyRequest',
    answer: 'answerHourlyContract',
    bills: 'listHourlyBills',
    downlines: 'listHourlyDownlines',
    propose: 'proposeHourlyContract',
  },
  dividend: {
    current: 'getDividendContract',
    request: 'getDividendRequest',
    answer: 'answerDividendContract',
    bills: 'listDividendBills',
    downlines: 'listDividendDownlines',
    propose: 'proposeDividendContract',
  },
} as const satisfies Record<ContractKind, Record<string, string>>
