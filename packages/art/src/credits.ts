/** Whose work the pictures are made of; the credits page shows it, as the licences ask. */
export type Credit = {
  readonly name: string
  readonly by: string
  readonly licence: string
  readonly licenceUrl: string
  readonly url: string
  /** What was done with it, which CC BY asks to say. */
  readonly use: { readonly TY: string; readonly EN: string }
}

const ofl = { licence: 'SIL Open Font License 1.1', licenceUrl: 'https://openfontlicense.org' } as const
const lettering = { TY: 'Letra sa mga game picture', EN: 'Lettering on game pictures' } as const

const typeface = (name: string, by: string): Credit => ({
  name,
  by,
  ...ofl,
  url: `https://fontsource.org/fonts/${name.toLowerCase().replaceAll(' ', '-')}`,
  use: lettering,
})

export const credits: readonly Credit[] = [
  {
    name: 'Game-icons.net',
    by: 'Lorc, Delapouite and the contributors of game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    url: 'https://game-icons.net',
    use: {
      TY: 'Mga silhouette sa game picture, kinulayan at nilagyan ng ilaw',
      EN: 'Silhouettes on game pictures, colored and lit',
    },
  },
  {
    name: 'Fluent Emoji',
    by: 'Microsoft; packed by LobeHub',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    url: 'https://github.com/microsoft/fluentui-emoji',
    use: { TY: 'Mga bagay sa mga game picture', EN: 'Objects on game pictures' },
  },
  typeface('Bangers', 'The Bangers Project Authors'),
  typeface('Berkshire Swash', 'Brian J. Bonislawsky, Astigmatic'),
  typeface('Black Ops One', 'Sorkin Type Co'),
  typeface('Bowlby One', 'Vernon Adams'),
  typeface('Bungee', 'The Bungee Project Authors'),
  typeface('Cinzel Decorative', 'Natanael Gama'),
  typeface('Lilita One', 'Juan Montoreano'),
  typeface('Lobster', 'The Lobster Project Authors'),
  {
    ...typeface('Luckiest Guy', 'Brian J. Bonislawsky, Astigmatic'),
    licence: 'Apache License 2.0',
    licenceUrl: 'https://www.apache.org/licenses/LICENSE-2.0',
  },
  typeface('Metamorphous', 'Sorkin Type Co'),
  typeface('New Rocker', 'Pablo Impallari, Brenda Gallo'),
  typeface('Passion One', 'Fontstage'),
  typeface('Paytone One', 'The Paytone Project Authors'),
  typeface('Righteous', 'Brian J. Bonislawsky, Astigmatic'),
  typeface('Russo One', 'Jovanny Lemonad'),
  typeface('Rye', 'Sorkin Type Co'),
  typeface('Shojumaru', 'Brian J. Bonislawsky, Astigmatic'),
  typeface('Titan One', 'Rodrigo Fuenzalida'),
]
