import type { Feature } from '#platform/feature.ts'
import { gameRecordRoutes } from './game-record.routes.ts'

export const gameRecordFeature: Feature = { name: 'game record', routes: gameRecordRoutes }
