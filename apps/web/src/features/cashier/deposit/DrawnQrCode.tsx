import { QRCodeSVG } from 'qrcode.react'

/** The lowest level of correction is enough for a screen and keeps the squares large. */
export default function DrawnQrCode({ text, label }: { text: string; label: string }) {
  return <QRCodeSVG value={text} level="L" role="img" aria-label={label} className="qr-code" />
}
