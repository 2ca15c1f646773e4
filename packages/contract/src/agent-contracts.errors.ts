/** What can go wrong with the contracts of agents. */
export const agentContractsErrors = {
  'contract.unknown': {
    status: 404,
    text: { TY: 'Walang ganitong kontrata.', EN: 'There is no such contract.' },
  },
  'contract.answered': {
    status: 409,
    text: { TY: 'Nasagot na ang kontratang ito.', EN: 'This contract was answered already.' },
  },
  'contract.expired': {
    status: 409,
    text: {
      TY: 'Lumipas na ang oras para sagutin ang kontratang ito.',
      EN: 'The time to answer this contract is over.',
    },
  },
  'contract.pending': {
    status: 409,
    text: {
      TY: 'May kontrata nang naghihintay ng sagot ng miyembrong ito.',
      EN: 'Another contract waits for this member’s answer already.',
    },
  },
  'contract.downline': {
    status: 403,
    text: {
      TY: 'Sa direktang downline mo lang puwedeng mag-alok ng kontrata.',
      EN: 'You can offer a contract to a direct downline only.',
    },
  },
  'contract.noOwn': {
    status: 403,
    text: {
      TY: 'Kailangang may ganitong kontrata ka muna bago mag-alok nito.',
      EN: 'You need a contract of this kind yourself before you can offer one.',
    },
  },
  'contract.above': {
    status: 409,
    text: {
      TY: 'Lampas sa sariling kontrata ng upline ang antas {tier}.',
      EN: 'Tier {tier} goes beyond the upline’s own contract.',
    },
  },
  'contract.notTop': {
    status: 403,
    text: {
      TY: 'Sa top agent lang nag-aalok ng kontrata ang site.',
      EN: 'The site offers contracts to top agents only.',
    },
  },
  'contract.margin': {
    status: 409,
    text: {
      TY: 'Lampas sa puwedeng ibigay ng site ang pinagsamang arawan at orasang sahod.',
      EN: 'Daily and hourly salary together pass what the site may give.',
    },
  },
  'contract.tiers': {
    status: 400,
    text: { TY: 'Hanggang {most} antas ang puwede.', EN: 'A contract has up to {most} tiers.' },
  },
  'contract.rate': {
    status: 400,
    text: {
      TY: 'Antas {tier}: mula {least}% hanggang {most}% ang puwede.',
      EN: 'Tier {tier}: the rate is from {least}% to {most}%.',
    },
  },
  'contract.rising': {
    status: 400,
    text: {
      TY: 'Antas {tier}: dapat mas mataas ang porsiyento kaysa sa naunang antas.',
      EN: 'Tier {tier}: its rate has to be above that of the tier before.',
    },
  },
  'contract.members': {
    status: 400,
    text: {
      TY: 'Antas {tier}: hindi puwedeng mas kaunti ang aktibong miyembro kaysa sa naunang antas.',
      EN: 'Tier {tier}: it cannot ask for fewer active members than the tier before.',
    },
  },
  'contract.loss': {
    status: 400,
    text: {
      TY: 'Antas {tier}: hindi puwedeng mas malaki ang talo kaysa sa turnover.',
      EN: 'Tier {tier}: the loss cannot be above the turnover.',
    },
  },
} as const
