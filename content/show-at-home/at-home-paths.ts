import type { KindId } from '../offers/kinds.ts';

/** The path of the page that lists the offers of a kind in five lines each, to be shown to the family at home. */
export const atHomePathOfKind = (kind: KindId) => `/at-home/${kind}`;
export const atHomePathOfOffer = ({ kind, slug }: { kind: KindId; slug: string }) =>
  `${atHomePathOfKind(kind)}#${slug}`;
