/** How the illustrative jackpot starts and grows, in whole pesos; `chance` is from 0 up to 1. */
export const startOf = (chance: number) => 70_000_000 + Math.floor(chance * 60_000_001)
export const growthOf = (chance: number) => 100 + Math.floor(chance * 401)

/** Three, four or five seconds until it grows again. */
export const pauseOf = (chance: number) => (3 + Math.floor(chance * 3)) * 1_000
