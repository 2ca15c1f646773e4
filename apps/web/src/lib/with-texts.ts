import { type LaterArea, loadTexts } from './catalogues.ts'

/**
 * Fetches a part of the app and, at the same time, what it says: the areas its code takes texts from.
 * A test holds them to what the code says.
 */
export function withTexts<Module>(load: () => Promise<Module>, ...areas: readonly LaterArea[]) {
  return async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadTexts(['shared', ...areas])])
    return module
  }
}
