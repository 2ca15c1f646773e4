/** What can go wrong with the contracts of agents. */
export const agentContractsErrors = {
  'contract.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang contract na ito.', EN: 'We can’t find this contract.' },
  },
  'contract.answered': {
    status: 409,
    text: { TY: 'Nasagot na ang contract na ito.', EN: 'This contract was already answered.' },
  },
  'contract.expired': {
    status: 409,
    text: {
      TY: 'Tapos na ang oras para sagutin ang contract na ito. Humingi ng bago.',
      EN: 'The time to answer this contract is over. Ask for a new one.',
    },
  },
  'contract.pending': {
    status: 409,
    text: {
      TY: 'May contract nang naghihintay ng sagot ng member na ito.',
      EN: 'This member already has a contract waiting for an answer.',
    },
  },
  'contract.downline': {
    status: 403,
    text: {
      TY: 'Sa direct downline mo lang puwedeng mag-offer ng contract.',
      EN: 'You can only offer a contract to a direct downline.',
    },
  },
  'contract.noOwn': {
    status: 403,
    text: {
      TY: 'Kailangang may ganitong contract ka muna bago mag-offer.',
      EN: 'You need this kind of contract yourself before you can offer one.',
    },
  },
  'contract.above': {
    status: 409,
    text: {
      TY: 'Lampas sa contract ng upline ang tier {tier}.',
      EN: 'Tier {tier} goes beyond the upline’s own contract.',
    },
  },
  'contract.notTop': {
    status: 403,
    text: {
      TY: 'Sa top agent lang nag-o-offer ng contract ang site.',
      EN: 'The site only offers contracts to top agents.',
    },
  },
  'contract.margin': {
    status: 409,
    text: {
      TY: 'Lampas sa puwedeng ibigay ng site ang daily at hourly salary.',
      EN: 'Daily and hourly salary together are more than the site can give.',
    },
  },
  'contract.tiers': {
    status: 400,
    text: { TY: 'Hanggang {most} tier lang ang puwede.', EN: 'A contract can have up to {most} tiers.' },
  },
  'contract.rate': {
    status: 400,
    text: {
      TY: 'Tier {tier}: mula {least}% hanggang {most}% lang.',
      EN: 'Tier {tier}: the rate must be {least}% to {most}%.',
    },
  },
  'contract.rising': {
    status: 400,
    text: {
      TY: 'Tier {tier}: dapat mas mataas ang rate kaysa sa naunang tier.',
      EN: 'Tier {tier}: its rate must be higher than the tier before.',
    },
  },
  'contract.members': {
    status: 400,
    text: {
      TY: 'Tier {tier}: hindi puwedeng mas kaunti ang active member kaysa sa naunang tier.',
      EN: 'Tier {tier}: it can’t need fewer active members than the tier before.',
    },
  },
  'contract.loss': {
    status: 400,
    text: {
      TY: 'Tier {tier}: hindi puwedeng mas malaki ang talo kaysa sa turnover.',
      EN: 'Tier {tier}: the loss can’t be higher than the turnover.',
    },
  },
} as const
