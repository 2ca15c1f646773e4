import * as contract from '@perya/contract/ops-site'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { defaultWebDir } from '#platform/web/index.ts'
import { readCatalogue, saveTexts } from './bring-texts.ts'
import { ChangeRefused } from './change.rules.ts'
import { changeSite, readMerchant } from './change-merchant.ts'

export const merchantDeskRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.getSite, async (_input, { merchant }) => {
    const { flags, settings } = await readMerchant(ctx.db, merchant)
    const { languages, customerService, paths, licence, minimumAge, categoryAges, texts } = settings
    return { languages, customerService, paths, licence, minimumAge, categoryAges, texts, flags }
  }),
  operatorRoute(contract.changeSite, async (change, { merchant }) => {
    await changeSite(ctx.db, merchant, change)
    return {}
  }),
  operatorRoute(contract.saveTexts, async ({ language, texts }, { merchant }) => {
    try {
      return await saveTexts(ctx.db, merchant, { language, texts }, readCatalogue(defaultWebDir))
    } catch (error) {
      if (error instanceof ChangeRefused) throw new AppError('texts.refused', { why: error.message })
      throw error
    }
  }),
]
