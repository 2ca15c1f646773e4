/** The one policy of the app: for the one script it starts by address, and for HTML that is read but never run. */
type Policy = { createScriptURL: (url: string) => URL | string; createHTML: (html: string) => string }
type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string },
  ) => Policy
}

const serviceWorkerAddress = '/sw.js'

let policy: Policy | null | undefined

/** `null` where the browser does not ask for one. */
function ownPolicy(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  policy ??=
    trustedTypes?.createPolicy('perya', {
      createScriptURL(url) {
        if (url !== serviceWorkerAddress) throw new TypeError(`${url} is not a script of this app`)
        return url
      },
      createHTML: (html) => html,
    }) ?? null
  return policy
}

/** The service worker's address in the form the page's content policy asks for, where the browser knows it. */
export function trustedServiceWorkerAddress(): string {
  // The platform's types know only strings here; the browser wants the object as it is.
  return (ownPolicy()?.createScriptURL(serviceWorkerAddress) ?? serviceWorkerAddress) as string
}

/** The elements of a piece of HTML in a document of their own, where nothing runs and nothing is fetched. */
export function readHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(ownPolicy()?.createHTML(html) ?? html, 'text/html').body
}
