import { encode } from 'uqr';

/** A QR code for a phone's camera. It is dark on light in both colour schemes, because cameras need this. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className="paper" d={`M0 0h${size}v${size}H0z`} />
      <path d={dots.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
