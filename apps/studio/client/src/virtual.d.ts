declare module 'virtual:slot-looks' {
  /** Theme and palette, parted by a space, by the game's node id. */
  const looks: Readonly<Record<string, string>>
  export default looks
}
