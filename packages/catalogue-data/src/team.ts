/** A club, a squad or a league, with the two hues of its shield. */
export type Team = {
  readonly id: string
  readonly name: string
  readonly initials: string
  readonly hues: readonly [number, number]
}

const team = (id: string, name: string, initials: string, ...hues: readonly [number, number]): Team => ({
  id,
  name,
  initials,
  hues,
})

export const leagues: readonly Team[] = [
  team('liga-bayan', 'Liga ng Bayan', 'LB', 265, 85),
  team('copa-islas', 'Copa de las Islas', 'CI', 200, 40),
  team('hari-ng-court', 'Hari ng Court', 'HC', 25, 90),
  team('tagisan-masters', 'Tagisan Masters', 'TM', 300, 200),
  team('bagyo-cup', 'Bagyo Volley Cup', 'BV', 160, 60),
  team('silangan-league', 'Silangan League', 'SL', 350, 240),
]

export const teams: readonly Team[] = [
  team('manila-maya', 'Manila Maya', 'MM', 25, 85),
  team('cebu-sinag', 'Cebu Sinag', 'CS', 75, 260),
  team('davao-agila', 'Davao Agila', 'DA', 250, 60),
  team('baguio-ulap', 'Baguio Ulap', 'BU', 200, 145),
  team('iloilo-paraw', 'Iloilo Paraw', 'IP', 225, 30),
  team('vigan-kalesa', 'Vigan Kalesa', 'VK', 45, 160),
  team('makati-tore', 'Makati Tore', 'MT', 285, 190),
  team('quezon-tamaraw', 'Quezon Tamaraw', 'QT', 145, 90),
  team('zambo-vinta', 'Zamboanga Vinta', 'ZV', 330, 70),
  team('batangas-barako', 'Batangas Barako', 'BB', 50, 20),
  team('bicol-mayon', 'Bicol Mayon', 'BM', 20, 50),
  team('palawan-pawikan', 'Palawan Pawikan', 'PP', 175, 220),
  team('leyte-alon', 'Leyte Alon', 'LA', 235, 180),
  team('bohol-hills', 'Bohol Hills', 'BH', 120, 50),
  team('pampanga-parol', 'Pampanga Parol', 'PR', 340, 85),
  team('laguna-balon', 'Laguna Balon', 'LG', 190, 300),
  team('siargao-surf', 'Siargao Surf', 'SS', 210, 95),
  team('tarlac-tambuli', 'Tarlac Tambuli', 'TT', 85, 300),
  team('neon-bolt', 'Neon Bolt', 'NB', 290, 150),
  team('crimson-five', 'Crimson Five', 'C5', 15, 280),
  team('zero-gravity', 'Zero Gravity', 'ZG', 265, 330),
  team('salakay', 'Salakay', 'SK', 35, 200),
  team('bantay', 'Bantay', 'BY', 155, 250),
  team('hari-squad', 'Hari Squad', 'HS', 95, 320),
]
