/** When an account looks like another one of somebody who takes a break; a person decides whether it is. */
export type Sign = 'name' | 'birthDate' | 'mobile' | 'email' | 'device' | 'account'

/** What the account on a break shows of a contact that both have: `typed` is its word alone, which strangers can give too. */
export type Shared = 'proved' | 'typed' | null

/** What two accounts have in common; `null` where one of them does not say, or they have nothing in common. */
export type Likeness = {
  name: boolean | null
  birthDate: boolean | null
  mobile: Shared
  email: Shared
  account: Shared
  device: boolean
}

/** What people have found out about the two so far. */
export type Known = {
  /** A document says what the member is called and when they were born. */
  isMemberVerified: boolean
  /** The same of the account on a break. */
  isOtherVerified: boolean
  /** A person told the member apart from an account on a break before. */
  wasToldApart: boolean
}

/**
 * Which signs make a person look; none when they could be anybody.
 * A number, an address or a bank account has one owner: whoever proved it is known by it alone. A name and a birth date
 * are enough together. A family shares a device, so it counts only where name or birth date do not tell the two apart.
 * Anybody can open an account on somebody else's data and exclude it: what it only typed needs a second sign, and stops
 * a verified member with more than their name and birth date, and not again once a person has looked.
 */
export function nearBy(
  likeness: Likeness,
  { isMemberVerified, isOtherVerified, wasToldApart }: Known,
): Sign[] {
  const { name, birthDate, device } = likeness
  if (isMemberVerified && name === false && birthDate === false) return []
  const contacts = [likeness.mobile, likeness.email, likeness.account]
  const isPerson = name === true && birthDate === true
  const isDevice = device && name !== false && birthDate !== false
  const signs = signsOf(likeness)
  if (contacts.includes('proved') || isDevice || (isPerson && isOtherVerified)) return signs
  const isTypedAlike = contacts.includes('typed') && signs.length > 1
  const isEnough = isMemberVerified ? isTypedAlike && !wasToldApart : isTypedAlike || isPerson
  return isEnough ? signs : []
}

function signsOf({ mobile, email, account, ...known }: Likeness): Sign[] {
  const found = { ...known, mobile: mobile !== null, email: email !== null, account: account !== null }
  const order: readonly Sign[] = ['name', 'birthDate', 'mobile', 'email', 'device', 'account']
  return order.filter((sign) => found[sign] === true)
}

/** Parts that people add and leave out without becoming somebody else. */
const particles = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'dela',
  'delos',
  'san',
  'sta',
  'jr',
  'sr',
  'ii',
  'iii',
  'iv',
])

const partsOf = (name: string): string[] => {
  const parts = name.split(' ')
  const telling = parts.filter((part) => part.length > 1 && !particles.has(part))
  return telling.length > 0 ? telling : parts
}

/** Of two plain texts: order, a middle name, particles and a slip of the pen aside. */
export function isNearName(one: string, other: string): boolean {
  const [fewer = [], more = []] = [partsOf(one), partsOf(other)].sort((a, b) => a.length - b.length)
  if (fewer.join('') === more.join('')) return true
  // A first name alone is everybody's.
  if (fewer.length < 2) return false
  const left = [...more]
  return fewer.every((part) => {
    const at = left.findIndex((each) => isSlip(part, each))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Short words differ by meaning, long ones by a slip or two. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const isSlip = (one: string, other: string): boolean =>
  one === other || slipsBetween(one, other) <= slipsIn(one.length < other.length ? one : other)

/** Letters put in, left out, mistaken or swapped with the next. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const cost = (values: readonly number[], at: number) => values[at] ?? Number.POSITIVE_INFINITY
      let least = Math.min(cost(row, j) + 1, cost(next, j - 1) + 1, cost(row, j - 1) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, cost(before, j - 2) + 1)
      }
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
