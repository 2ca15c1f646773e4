/** Every part on one page, for the tests that look at them in a browser. */
import '../../theme/theme.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '#lib/catalogues.ts'
import { browserTexts, switchLanguage, TextsProvider } from '#lib/i18n.tsx'
import GiftIcon from '~icons/ph/gift'
import ShieldIcon from '~icons/ph/shield-check-fill'
import { Badge } from '../Badge.tsx'
import { BirthDateField } from '../BirthDateField.tsx'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { Chip, type Tone } from '../Chip.tsx'
import { Dialog } from '../Dialog.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { IconButton } from '../IconButton.tsx'
import { LanguageFlag } from '../LanguageFlag.tsx'
import { Logo } from '../Logo.tsx'
import { ParolSpinner } from '../ParolSpinner.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { Segmented } from '../Segmented.tsx'
import { Sheet } from '../Sheet.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { TextField } from '../TextField.tsx'
import { Toasts } from '../Toasts.tsx'
import { loading, toast } from '../toast.ts'
import { Waiting, waitingMs } from '../Waiting.tsx'

const wanted = new URLSearchParams(location.search)
document.documentElement.dataset.theme = wanted.get('theme') ?? 'tala'

const tones: Tone[] = ['neutral', 'accent', 'heat', 'success', 'warning', 'danger', 'info']
const ways = [
  { value: 'name', label: 'Username' },
  { value: 'mobile', label: 'Mobile number' },
] as const

function Stage() {
  const [way, setWay] = useState<'name' | 'mobile'>('name')
  const [born, setBorn] = useState('')
  const [open, setOpen] = useState<'sheet' | 'dialog' | 'question' | null>(null)
  const close = () => setOpen(null)
  return (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="flex items-center gap-2">
        <Logo name="Perya" />
        <LanguageFlag flag="ph" />
        <IconButton label="Gifts, 3 waiting">
          <GiftIcon />
          <Badge count={3} />
        </IconButton>
        <ParolSpinner label="Loading" />
      </h1>
      <div className="flex flex-wrap gap-2 rounded-card bg-surface p-5 shadow-e1">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone} icon={<ShieldIcon />}>
            {tone}
          </Chip>
        ))}
        {tones.map((tone) => (
          <Chip key={tone} tone={tone} isSolid>
            {tone}
          </Chip>
        ))}
      </div>
      <Button size="lg" isWide onClick={() => setOpen('sheet')}>
        Open sheet
      </Button>
      <Button variant="secondary" isWide onClick={() => setOpen('dialog')}>
        Open dialog
      </Button>
      <Button variant="outline" onClick={() => setOpen('question')}>
        Open question
      </Button>
      <Button variant="ghost" onClick={() => toast('Saved')}>
        Notice
      </Button>
      <Button size="sm" onClick={() => toast('Read this', { time: 'short', tone: 'success' })}>
        Short
      </Button>
      <Button variant="danger" onClick={() => toast('Read all of this', { time: 'long', tone: 'danger' })}>
        Long
      </Button>
      <Button
        variant="link"
        onClick={() => {
          const end = loading('Please wait', 9_999)
          addEventListener('answer', end, { once: true })
        }}
      >
        Load
      </Button>
      <Button isBusy>Busy</Button>
      <Segmented label="How to log in" value={way} onChange={setWay} options={ways} />
      <TextField label="Username" required hint="Four letters or more" />
      <BirthDateField
        minimumAge={21}
        isEmpty={born === ''}
        value={born}
        onChange={(event) => setBorn(event.target.value)}
      />
      <PasswordField label="Password" error="Four tries left" defaultValue="secret" />
      <Checkbox defaultChecked>Remember password</Checkbox>
      <Skeleton className="h-24" />
      <EmptyState title="Nothing here yet" text="Tap the heart on a game." action={<Button>Browse</Button>} />
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title="Log in to play"
        footer={<Button isWide>Log in</Button>}
      >
        <TextField label="Name in sheet" />
      </Sheet>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="A message"
        actions={<Button onClick={close}>OK</Button>}
      >
        Something to know.
      </Dialog>
      <Dialog
        isOpen={open === 'question'}
        onClose={close}
        title="Log out now?"
        isUrgent
        actions={<Button onClick={close}>Yes</Button>}
      />
      {Object.keys(waitingMs)
        .filter((what) => what === wanted.get('waiting'))
        .map((what) => (
          <Waiting key={what} what={what as keyof typeof waitingMs}>
            <p>On its way</p>
          </Waiting>
        ))}
      <Toasts />
    </main>
  )
}

await loadTexts(['shared'])
await switchLanguage(wanted.get('language') ?? 'EN')
if (wanted.get('dir')) document.documentElement.dir = wanted.get('dir') ?? ''
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <TextsProvider texts={browserTexts}>
      <Stage />
    </TextsProvider>,
  )
}
