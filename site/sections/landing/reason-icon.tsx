import type { Reason } from '#content/schema.ts';
import { KolamChain } from '#site/ui/kolam-chain.tsx';

/** The reasons are counted in dots, in the order in which they are given. */
const dots: Record<Reason['icon'], number> = {
  practice: 1,
  expert: 2,
  trust: 3,
  support: 4,
  tools: 5,
};

export function ReasonIcon({ icon }: { icon: Reason['icon'] }) {
  return <KolamChain className="reason-icon" enclosed={dots[icon]} />;
}
