/** Firebase starts scripts of Google's by address; the page's policy lets no address become code without a word from us. */
const addresses = [
  /^https:\/\/apis\.google\.com\/js\/[\w.]+\.js(?:\?|$)/,
  /^https:\/\/www\.google\.com\/recaptcha\/(?:api|enterprise)\.js(?:\?|$)/,
  /^https:\/\/www\.gstatic\.com\/recaptcha\//,
]

export function isFirebaseScript(address: string): boolean {
  return addresses.some((pattern) => pattern.test(address))
}

type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

/** Lets exactly those scripts start, and nothing else that is not trusted already. */
export function trustFirebaseScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isFirebaseScript(address) ? address : null),
  })
}
