import { logoPath, logoViewBox } from './logo-path.ts';

/**
 * The logo, in the colours of the light or dark scheme. It has no label, because the provider's name stands beside it.
 */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox={logoViewBox} aria-hidden="true">
      <path
        d={logoPath}
        fillRule="evenodd"
        stroke="currentColor"
        strokeWidth="4.5"
        fill="var(--marigold, transparent)"
      />
      <circle cx="30" cy="30" r="3.6" fill="var(--kumkum, currentColor)" />
    </svg>
  );
}
