export const metalNames = ['gold', 'ice', 'lava', 'jade', 'rose', 'chrome', 'violet', 'lime'] as const
export type MetalName = (typeof metalNames)[number]

/** How light falls on one metal: bright top, horizon, dark band, reflected light. */
export type Metal = {
  readonly stops: readonly [string, string, string, string, string]
  readonly edge: string
  /** The sides of raised letters, near and far. */
  readonly side: readonly [string, string]
  readonly outline: string
}

export const metals: Readonly<Record<MetalName, Metal>> = {
  gold: {
    stops: ['#fffbe0', '#ffe27a', '#ffb627', '#d97a06', '#ffd97a'],
    edge: '#fff4bf',
    side: ['#8a4a05', '#5a2c02'],
    outline: '#2a1200',
  },
  ice: {
    stops: ['#ffffff', '#c9f2ff', '#67cdf6', '#1d7fd0', '#a8e6ff'],
    edge: '#f2fdff',
    side: ['#0c4a86', '#062a55'],
    outline: '#031a38',
  },
  lava: {
    stops: ['#fff3c4', '#ffc14d', '#ff6a2b', '#d31f1f', '#ff9a4d'],
    edge: '#ffe9b0',
    side: ['#7d0d0d', '#4b0505'],
    outline: '#2a0303',
  },
  jade: {
    stops: ['#f4ffe0', '#b6f59a', '#43d17c', '#0b8a56', '#9df0b4'],
    edge: '#f0ffe2',
    side: ['#045237', '#023020'],
    outline: '#011d14',
  },
  rose: {
    stops: ['#fff2f8', '#ffb8da', '#ff5fa9', '#c5196f', '#ffa3cf'],
    edge: '#fff0f7',
    side: ['#7a0a45', '#4a0429'],
    outline: '#2a0219',
  },
  chrome: {
    stops: ['#ffffff', '#dfe6f3', '#9aa8c4', '#5a6787', '#d5deee'],
    edge: '#ffffff',
    side: ['#333e5c', '#1c2440'],
    outline: '#0b1024',
  },
  violet: {
    stops: ['#fbf3ff', '#dcb8ff', '#a66bff', '#6a25d6', '#cfa8ff'],
    edge: '#f8efff',
    side: ['#3e0f8c', '#25085a'],
    outline: '#13042f',
  },
  lime: {
    stops: ['#ffffe0', '#eaff7a', '#b8e62e', '#5f9e0a', '#e3ff8a'],
    edge: '#fcffd9',
    side: ['#365c05', '#1f3802'],
    outline: '#0f1e00',
  },
}
