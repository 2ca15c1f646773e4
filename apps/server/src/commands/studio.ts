/** `npm run studio -- …` for the studio that runs beside a demo: its words stand in `apps/studio/src/operate`. */

import { operateStudio } from '../studio.ts'
import { answerOperator } from './desk.ts'

await answerOperator(operateStudio)
