import { createContext, useContext } from 'react'
import type { RouteName } from './paths.ts'

type IsBuilt = (name: RouteName) => boolean

/** Which screens exist already: the route table says it, and whatever leads to one asks. */
export const BuiltScreens = createContext<IsBuilt>(() => true)

export const useIsBuilt = (): IsBuilt => useContext(BuiltScreens)
