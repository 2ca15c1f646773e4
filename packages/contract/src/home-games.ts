/** So many games of a category stand on the home screen; its list has the others. */
export const homeGames = 12
