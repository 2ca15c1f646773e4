/** A reason the platform cannot start, told to the operator in one sentence. */
export class StartError extends Error {
  override name = 'StartError'
}
