/** `npm run studio -- …` for the studio that runs beside a demo: its words stand in `apps/studio/src/operate`. */

import { operateStudio } from '../studio.ts'
import { answerOperator } from './command.ts'
import { atOwnersDesk } from './desk.ts'

export const command = atOwnersDesk(operateStudio)

if (import.meta.main) await answerOperator(command)
