/** Publishing, for the owner: what would change, whether it is right, how a page would look, and the way back. */

import { setTimeout as delay } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { publishedNoticeSchema, publishedProviderSchema } from '#contract/published-facts.ts';
import type { PublishApi, Saved } from '#desk/api/publish-api.ts';
import { indianDay } from '#domain/indian-day.ts';
import { describeChanges } from '../../publish/describe-changes.ts';
import {
  type GatheredFacts,
  gatherFacts,
  noticesDraft,
  noticesSchema,
  providerDraft,
} from '../../publish/gather-facts.ts';
import { RenderingFailed } from '../../publish/run-script.ts';
import type { ApiOptions } from './api-options.ts';
import { requires } from './requires.ts';

/** Mostly it is done by then; on a slow machine the page says later what became of it. */
const longestWaitMs = 7_000;
const lookMs = 250;
const nothing: GatheredFacts = { batches: [], fees: [], notices: [], provider: {} };

export function publishApi(options: ApiOptions): PublishApi {
  const { store, staff, publishing, now } = options;
  const { publications } = store;
  const owns = () => requires(staff.role, 'publish');

  const saveDraft = async (
    name: string,
    schema: z.ZodMiniType,
    facts: unknown,
    version: number,
  ): Promise<Saved> => {
    const read = schema.safeParse(facts);
    if (!read.success) return { at: 'refused', problems: sentencesOf(read.error) };
    const isSaved = await publications.saveDraft(name, read.data, staff.id, version);
    return isSaved ? { at: 'saved' } : { at: 'meanwhile' };
  };

  const gather = () => gatherFacts(store, indianDay(new Date(now())));

  const ask = async (facts: GatheredFacts, after: number): Promise<Saved> => {
    if (publishing === null) return { at: 'refused', problems: ['The site is not built here.'] };
    const asked = await publications.ask(facts, staff.id, after);
    if (asked.at === 'meanwhile') return { at: 'meanwhile' };
    publishing.nudge();
    for (let waited = 0; waited < longestWaitMs; waited += lookMs) {
      await delay(lookMs);
      const published = (await publications.recent()).find(({ number }) => number === asked.number);
      if (published?.state === 'live') break;
      if (published?.state === 'failed')
        return { at: 'refused', problems: (published.problem ?? '').split('\n') };
    }
    return { at: 'saved' };
  };

  return {
    async sheet() {
      owns();
      if (publishing === null) return null;
      const [{ facts }, recent, everybody] = await Promise.all([
        gather(),
        publications.recent(),
        store.staff.staff(),
      ]);
      const inForce = recent.find(({ state }) => state !== 'failed');
      const names = new Map(everybody.map(({ id, name }) => [id, name]));
      return {
        changes: describeChanges(inForce?.facts ?? nothing, facts),
        after: recent[0]?.number ?? 0,
        versions: recent.map(({ number, askedAt, who, state, problem }) => ({
          number,
          at: askedAt,
          who: names.get(who) ?? 'Somebody who has left',
          isInForce: number === inForce?.number,
          isLive: state === 'live',
          problem,
        })),
      };
    },

    async provider() {
      owns();
      const { facts, seen } = await gather();
      return { facts: facts.provider, version: seen.provider };
    },
    async notices() {
      owns();
      const { facts, seen } = await gather();
      return { notices: facts.notices, version: seen.notices };
    },
    async saveProvider(facts, version) {
      owns();
      return saveDraft(providerDraft, publishedProviderSchema, facts, version);
    },
    async saveNotices(notices, version) {
      owns();
      for (const notice of notices) {
        const read = publishedNoticeSchema.safeParse(notice);
        if (!read.success) return { at: 'refused', problems: sentencesOf(read.error) };
      }
      return saveDraft(noticesDraft, noticesSchema, notices, version);
    },

    async publish(after) {
      owns();
      const { facts } = await gather();
      return ask(facts, after);
    },
    async goBack(number, after) {
      owns();
      const earlier = (await publications.recent()).find((one) => one.number === number);
      if (earlier === undefined) throw new Response(null, { status: 404 });
      const { number: _, ...facts } = earlier.facts;
      return ask(facts, after);
    },

    async preview(path) {
      owns();
      const { facts } = await gather();
      try {
        return (await publishing?.preview(facts, path)) ?? null;
      } catch (error) {
        if (error instanceof RenderingFailed) return null;
        throw error;
      }
    },
  };
}

const fieldNames: Readonly<Record<string, string>> = {
  phone: 'The phone number',
  email: 'The email address',
  supportHours: 'The hours',
  address: 'The address',
  chat: 'The chat button',
  social: 'The links to social networks',
  lmsUrl: 'The address of the LMS',
  text: 'The text of the notice',
  pages: 'The pages of the notice',
  fromDay: 'The first day of the notice',
  untilDay: 'The last day of the notice',
};

const sentencesOf = (error: z.core.$ZodError): string[] =>
  error.issues.map(({ path, message }) => {
    const [field, ...inside] = path.filter((part) => typeof part === 'string');
    const name = fieldNames[field ?? ''] ?? field ?? 'It';
    return `${[name, ...inside].join(', ')} ${message}.`;
  });
