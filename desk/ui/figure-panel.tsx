import type { ReactNode } from 'react';

type FigurePanelProps = { name: string; value: string; children: ReactNode };

/** One figure in large type, with its name above it and an explanation below. */
export function FigurePanel({ name, value, children }: FigurePanelProps) {
  return (
    <li className="panel figure-panel">
      <span className="muted small">{name}</span>
      <strong className="figure">{value}</strong>
      {children && <span className="muted small">{children}</span>}
    </li>
  );
}
