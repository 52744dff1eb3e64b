/**
 * The facts that staff have published, laid over what stands in `content/`. Whoever renders pages names a file in
 * `PUBLISHED_FACTS`; without one, `content/` alone holds. Read once, before any module that a fact could change: a
 * publication is rendered by a process of its own.
 */
import { readFileSync } from 'node:fs';
import {
  noPublishedFacts,
  type Publication,
  publicationSchema,
} from '#contract/published-facts.ts';

function readPublication(path: string | undefined): Publication | null {
  if (!path) return null;
  const read = publicationSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (read.success) return read.data;
  const sentences = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`The published facts cannot be used: ${sentences.join('; ')}.`);
}

const publication = readPublication(process.env.PUBLISHED_FACTS);

export const published = publication?.facts ?? noPublishedFacts;

/** The moment for which everything is rendered, so that all of it speaks of one day. */
export const renderedAt = publication === null ? new Date() : new Date(publication.at);
