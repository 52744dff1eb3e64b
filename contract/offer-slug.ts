import { bounds } from './bounds.ts';

/** What the slug of an offer looks like. Which are sold is another question. */
export const offerSlug = new RegExp(`^[a-z0-9-]{1,${bounds.offer}}$`);
