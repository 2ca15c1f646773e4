export { type ControlLine, controlPayout } from './control-payout.ts'
