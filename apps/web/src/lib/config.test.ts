import { profitAndLoss } from '@perya/contract/wallet'
import { expect, it } from 'vitest'
import { readSources } from '../testing/sources.ts'
import * as config from './config.ts'
import { moduleIdOf } from './config.ts'

it('CONF-1 every constant of the configuration is used by the app', () => {
  const others = readSources().filter(({ path }) => path !== 'lib/config.ts')
  const importers = others.filter(({ code }) => code.includes("'#lib/config.ts'"))
  const isUsed = (name: string) => importers.some(({ code }) => new RegExp(`\\b${name}\\b`).test(code))
  expect(Object.keys(config).filter((name) => !isUsed(name))).toEqual([])
  const words = Object.keys(config.platform).map((word) => `platform.${word}`)
  expect(words.filter((word) => !importers.some(({ code }) => code.includes(word)))).toEqual([])
})

it('CONF-1 the calls name the platform as the server knows it', () => {
  expect(config.platform).toEqual({
    announcements: 'M',
    games: 'html5',
    help: 'MOBILE',
    clientType: 2,
    hotGames: 2,
  })
  expect(config.gateway).toEqual({ web: 1, mobile: 3 })
  expect(Object.values(config.contentType)).toEqual(['A', 'PL', 'B', 'PU', 'PR'])
  expect(config.gameCode).toEqual({ esports: 'TF', cockfight: 'DS88' })
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
