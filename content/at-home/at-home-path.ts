import type { KindId } from '../offers/kinds.ts';

/** The page on which the offers of a kind stand in five lines each, to be shown at home, and the place of one on it. */
export const atHomePage = (kind: KindId) => `/at-home/${kind}`;
export const atHomePath = ({ kind, slug }: { kind: KindId; slug: string }) =>
  `${atHomePage(kind)}#${slug}`;
