/** The one policy that turns an address into code, for the one script the app starts by address itself. */
type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => URL | string }
}

const serviceWorkerAddress = '/sw.js'

/** The service worker's address in the form the page's content policy asks for, where the browser knows it. */
export function trustedServiceWorkerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes) return serviceWorkerAddress
  const policy = trustedTypes.createPolicy('perya', {
    createScriptURL(url) {
      if (url !== serviceWorkerAddress) throw new TypeError(`${url} is not a script of this app`)
      return url
    },
  })
  // The platform's types know only strings here; the browser wants the object as it is.
  return policy.createScriptURL(serviceWorkerAddress) as string
}
