import type { SlotTheme } from './slot-theme.ts'

export const tech: SlotTheme = {
  theme: 'tech',
  palettes: ['ink', 'midnight', 'orchid', 'cobalt', 'lagoon'],
  subjects: [
    ['robot-helmet', 'Mecha Core', 'Mecha Strike'],
    ['cyborg-face', 'Cyborg City', 'Cyborg Pulse'],
    ['alien-skull', 'Xeno Hive', 'Xeno Drift'],
    ['ringed-planet', 'Saturn Spin', 'Ring World'],
    ['star-swirl', 'Nova Swirl', 'Nova Burst'],
    ['rocket', 'Rocket Lane', 'Rocket Orbit'],
    ['cyber-eye', 'Cyber Eye', 'Neon Watch'],
    ['astronaut-helmet', 'Astro Mission', 'Astronaut Gold'],
    ['ufo', 'UFO Manila', 'Saucer Beam'],
    ['circuitry', 'Circuit Rush', 'Neon Circuit'],
    ['robot-golem', 'Golem Prime', 'Golem Drive'],
    ['solar-system', 'Solar Seven', 'Orbit Seven'],
    ['galaxy', 'Galaxy Spiral', 'Star Nebula'],
    ['lightning-helix', 'Helix Volt', 'Volt Coil'],
    ['f1-car', 'Turbo Circuit', 'Bilis Racer'],
    ['dna2', 'Helix Code', 'Gene Spin'],
    ['black-hole-bolas', 'Gravity Well', 'Dark Orbit'],
    ['satellite', 'Satellite Seven', 'Signal Sky'],
    ['android-mask', 'Android Mask', 'Robo Retro'],
  ],
}
