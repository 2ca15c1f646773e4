export {
  type StudioAnswer,
  type StudioCallName,
  type StudioInput,
  type StudioRefusal,
  studioCalls,
} from './calls.ts'
export { type StudioErrorCode, studioErrors } from './errors.ts'
export { type FlightEvent, flightStream } from './flight.ts'
export { type GameInfo, gameKinds, type PlayerInfo, type SeedInfo } from './game.ts'
export {
  type CascadeOutcome,
  type Outcome,
  type Proof,
  type ReelOutcome,
  type Round,
  roundStates,
} from './round.ts'
