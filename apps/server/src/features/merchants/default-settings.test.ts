import { judgeField } from '@perya/contract/field-rule'
import { setNickname } from '@perya/contract/security'
import { expect, it } from 'vitest'
import { xssCorpus } from '#testing/xss-corpus.ts'
import { defaultSettings } from './default-settings.ts'

const names = ['username', 'nickname', 'payeeName', 'recommenderId', 'affiliateCode'] as const

it('R-105 none of the hostile texts can become what a member is called, whoever shows it', () => {
  const isTaken = (payload: string) =>
    setNickname.input.safeParse({ nickname: payload }).success ||
    names.some((name) => judgeField({ ...defaultSettings.register[name], enabled: true }, payload) === 'ok')
  expect(xssCorpus.filter(isTaken)).toEqual([])
})
