/**
 * The facts that staff have published; they replace those in `content/`. The environment variable `PUBLISHED_FACTS`
 * names their file; without it, only `content/` counts. Each publication is rendered by a new process, so the file is
 * read once, when this module is loaded.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  noPublishedFacts,
  type Publication,
  publicationSchema,
} from '#contract/published/published-facts.ts';

function readPublication(path: string | undefined): Publication | null {
  if (!path) return null;
  const read = publicationSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (read.success) return read.data;
  const sentences = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`The published facts cannot be used: ${sentences.join('; ')}.`);
}

const factsFile = process.env.PUBLISHED_FACTS;
const publication = readPublication(factsFile);

export const publishedFacts = publication?.facts ?? noPublishedFacts;

/** The folder with the uploaded pictures, beside the file of the published facts; null without such a file. */
export const uploadedPicturesFolder = factsFile ? join(dirname(factsFile), 'pictures') : null;

/** The moment for which everything is rendered, so that all pages agree on which day is "today". */
export const renderedAt = publication === null ? new Date() : new Date(publication.at);
