/**
 * A ref for something inside an overlay: gives the hidden closing button beside it, which only screen readers meet,
 * a name in our language. React Aria names it in 34 languages, Tagalog not among them.
 */
export function nameDismissButton(label: string) {
  return (inside: Element | null) => {
    const overlay = inside?.closest('[data-slot=drawer-content], [data-slot=modal-container]')
    for (const button of overlay?.querySelectorAll('button[tabindex="-1"]') ?? []) {
      button.setAttribute('aria-label', label)
    }
  }
}
