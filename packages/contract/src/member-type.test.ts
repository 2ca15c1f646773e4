import { expect, it } from 'vitest'
import { isTrial, mayHaveContracts, mayOpenAgentHome, mayOpenMembersArea, memberType } from './member-type.ts'

const cases = [
  { name: 'player', trial: false, contracts: true, agentHome: false, membersArea: true },
  { name: 'agent', trial: false, contracts: true, agentHome: true, membersArea: true },
  { name: 'topAgent', trial: false, contracts: true, agentHome: true, membersArea: true },
  { name: 'trial', trial: true, contracts: false, agentHome: false, membersArea: false },
  { name: 'trialPlayer', trial: true, contracts: false, agentHome: false, membersArea: true },
  { name: 'trialAgent', trial: true, contracts: false, agentHome: true, membersArea: true },
  { name: 'trialTopAgent', trial: true, contracts: false, agentHome: true, membersArea: true },
] as const

it.each(cases)('AGT-1 AGT-7 NAV-4 a $name member meets the doors of its type', (expected) => {
  const type = memberType[expected.name]
  expect({
    trial: isTrial(type),
    contracts: mayHaveContracts(type),
    agentHome: mayOpenAgentHome(type),
    membersArea: mayOpenMembersArea(type),
  }).toEqual({
    trial: expected.trial,
    contracts: expected.contracts,
    agentHome: expected.agentHome,
    membersArea: expected.membersArea,
  })
})

it('AGT-1 every kind of member stands in the table', () => {
  expect(cases.map((row) => row.name)).toEqual(Object.keys(memberType))
})
