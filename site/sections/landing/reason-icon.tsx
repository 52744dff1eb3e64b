import type { Reason } from '#content/schema.ts';
import { NumberKolam } from '#site/ui/number-kolam.tsx';

/** The number of dots in the icon of each reason: one more than in the icon of the reason before. */
const dots: Record<Reason['icon'], number> = {
  practice: 1,
  expert: 2,
  trust: 3,
  support: 4,
  tools: 5,
};

export function ReasonIcon({ icon }: { icon: Reason['icon'] }) {
  return <NumberKolam className="reason-icon" enclosed={dots[icon]} />;
}
