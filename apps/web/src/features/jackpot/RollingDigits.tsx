/** An amount whose digits roll to their next value. Read out once, as it stands: it changes all the time. */
export function RollingDigits({ text }: { text: string }) {
  const letters = [...text]
  return (
    <bdi className="digits">
      <span className="sr-only">{text}</span>
      {letters.map((letter, index) => {
        // Counted from the end, so that a digit keeps its wheel when the number grows longer.
        const key = letters.length - index
        return /\d/.test(letter) ? (
          <span key={key} className="digits__wheel" aria-hidden="true">
            <span className="digits__strip" style={{ translate: `0 ${-Number(letter)}lh` }} />
          </span>
        ) : (
          <span
            key={key}
            className={/[.,]/.test(letter) ? 'digits__comma' : 'digits__sign'}
            aria-hidden="true"
          >
            {letter}
          </span>
        )
      })}
    </bdi>
  )
}
