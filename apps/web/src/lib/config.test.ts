import { profitAndLoss } from '@perya/contract/wallet'
import { expect, it } from 'vitest'
import {
  contentType,
  gameCode,
  gateway,
  moduleIdOf,
  moduleIds,
  platform,
  playType,
  prizeMode,
  roomTypes,
  selectTypes,
} from './config.ts'

it('CONF-1 the app names the platform, gateways, prize modes and content types of the specification', () => {
  expect(platform.name).toBe('mobile')
  expect(gateway).toEqual({ web: 1, mobile: 3 })
  expect(Object.values(prizeMode)).toEqual(['Lott', 'ZY', 'Elott'])
  expect(Object.values(contentType)).toEqual(['A', 'PL', 'B', 'PU', 'PR'])
  expect(gameCode).toEqual({ esports: 'TF', cockfight: 'DS88' })
  expect(Object.values(playType)).toEqual(['Tradition', 'Entertainment'])
  expect(selectTypes).toEqual(['NEW', 'FAV', 'ALL', 'HOT'])
  expect(roomTypes).toEqual(['free', 'VIP', 'charged'])
  expect(moduleIds).toHaveLength(14)
})

it('CONF-1 personal profit and loss has the name and the module of the specification', () => {
  expect(profitAndLoss.path).toBe('/wps/relay/ODSFE2_MemPNL')
  expect(moduleIdOf(profitAndLoss.path)).toBe('PERSPNL3')
})

it.each([
  ['/wps/system/settings/consolidated', 'COMM3'],
  ['/wps/session/login', 'COMM3'],
  ['/wps/captcha', 'CAPTCHA3'],
  ['/wps/verification/sms/noLogin', 'VERIFICATION3'],
  ['/wps/member/register', 'REG3'],
  ['/wps/system/setting/register', 'REG3'],
  ['/wps/agent/affiliate', 'REG3'],
  ['/wps/wallets/balance', 'FUNDTRANS3'],
  ['/wps/transaction/withdraw', 'FUNDTRANS3'],
  ['/wps/relay/ODS2_MemberTransaction', 'MEMTRANS3'],
  ['/wps/relay/ODSFE2_MemPNL', 'PERSPNL3'],
  ['/wps/relay/ODSFE2_TeamKPIA', 'AGEINFO3'],
  ['/wps/agent/transferDownline', 'AGEDOWNMAN3'],
  ['/wps/agent/dailySalary/query', 'AGEDOWNMAN3'],
  ['/wps/agent/dividend/apply', 'AGEDOWNMAN3'],
  ['/wps/agent/dividend/info', 'AGEINFO3'],
  ['/wps/relay/GCSGAME_gameList', 'GAMELO3'],
  ['/wps/relay/GCSGAME_hotGamesV2', 'GAMELOHOT3'],
  ['/wps/relay/MCSFE_getFavoriteGames', 'GAMELOFAV3'],
  ['/wps/relay/GCS_recentGame', 'GAMELOREC3'],
] as const)('CONF-1 a call to %s goes out under module %s', (path, moduleId) => {
  expect(moduleIdOf(path)).toBe(moduleId)
})
