/**
 * A secret of this browser that no script can read: scripts may use it, never copy it.
 *
 * It lives in IndexedDB because only there a browser keeps keys that cannot be exported.
 */
const databaseName = 'perya-device'
const storeName = 'keys'
const keyName = 'remembered-login'

/** The AES key for one salt, or `null` where the browser keeps no keys, as in some private windows. */
export async function keyFor(salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey | null> {
  try {
    const database = await open()
    try {
      const secret = (await read(database)) ?? (await create(database))
      return await crypto.subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(keyName) },
        secret,
        { name: 'AES-GCM', length: 256 },
        false,
        ['encrypt', 'decrypt'],
      )
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

async function create(database: IDBDatabase): Promise<CryptoKey> {
  const random = crypto.getRandomValues(new Uint8Array(32))
  const secret = await crypto.subtle.importKey('raw', random, 'HKDF', false, ['deriveKey'])
  // `add` refuses a second key, so two tabs that start together end up with the same one.
  await done(database.transaction(storeName, 'readwrite').objectStore(storeName).add(secret, keyName)).catch(
    () => {},
  )
  return (await read(database)) ?? secret
}

async function read(database: IDBDatabase): Promise<CryptoKey | undefined> {
  const request = database.transaction(storeName).objectStore(storeName).get(keyName)
  return (await done(request)) as CryptoKey | undefined
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return done(request)
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      // Unhandled, a failed request takes its whole transaction with it.
      event.preventDefault()
      reject(request.error)
    }
  })
}
