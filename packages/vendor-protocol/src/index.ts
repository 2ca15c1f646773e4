export {
  type CallOutcome,
  openVendorClient,
  type SignedCall,
  type SigningOptions,
  sendCall,
  signCall,
  type VendorClient,
  type VendorIdentity,
} from './client.ts'
export { demoIdentity } from './demo-identity.ts'
export { type NextStep, nextStep, retryPauseMs } from './retry.ts'
export {
  type KeyAlgorithm,
  keyAlgorithms,
  type SignedParts,
  sha256Hex,
  signedText,
  signParts,
  type VendorKey,
  vendorHeaders,
  verifyText,
} from './signature.ts'
