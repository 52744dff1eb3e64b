/**
 * Shows what would be published and what was published, previews a page, publishes, and returns to an earlier version.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { PublishedFacts } from '#contract/published/published-facts.ts';
import {
  firstStartPublisher,
  type RecentPublication,
} from '#database/publications/publication-port.ts';
import type { PublishApi, PublishSaveResult } from '#desk/api-types/publish-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { describeChanges } from '../../../publish/describe-changes.ts';
import {
  type GatheredFacts,
  gatherPublishableFacts,
} from '../../../publish/gather-publishable-facts.ts';
import {
  computeFactsOnDay,
  hashFacts,
  isShowingEarlierVersion,
  makeFactsToReturnTo,
  toGatheredFacts,
} from '../../../publish/gathered-and-published-facts.ts';
import { RenderingFailed } from '../../../publish/rendering/run-rendering-script.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';
import { makeProblemDescriber, siteNotBuiltProblem } from './make-problem-describer.ts';

/**
 * How long the page waits for a publication to finish. Most publications finish in this time; the page shows the
 * result of a slower publication later.
 */
const maxWaitMs = 7_000;
const pollMs = 250;

export type PublicationsApi = Pick<
  PublishApi,
  'details' | 'publish' | 'republishVersion' | 'preview'
>;

export function makePublicationsApi(options: ApiOptions): PublicationsApi {
  const { store, staff, offers, publishing, now } = options;
  const { publications } = store;
  const requirePublishPermission = () => requirePermission(staff.role, 'publish');
  const today = () => indianDay(new Date(now()));
  const gather = () => gatherPublishableFacts(store, today());

  /**
   * The name of the offer ("MERN Stack") or kind of offers ("Skill programs") with this slug; the slug itself if
   * unknown.
   */
  const nameOf = (slug: string) => {
    const kind = offers.all?.find(({ kind }) => kind.id === slug)?.kind;
    return offers.find(slug)?.title ?? kind?.plural ?? slug;
  };
  /**
   * Lists in sentences what the publication `later` changed. If the publication before it is not known, only a return
   * to an earlier version is listed.
   */
  const describeVersionChanges = (
    earlier: PublishedFacts | undefined,
    later: RecentPublication,
  ) => [
    ...(later.backTo === null ? [] : [`Went back to version ${later.backTo}.`]),
    ...(earlier === undefined
      ? []
      : describeChanges(
          computeFactsOnDay(earlier, indianDay(later.askedAt)),
          toGatheredFacts(later.facts),
          nameOf,
        )),
  ];

  const requestPublication = async (
    facts: GatheredFacts,
    after: number,
    backTo?: number,
  ): Promise<PublishSaveResult> => {
    if (publishing === null) return { at: 'refused', problems: [siteNotBuiltProblem] };
    const asked = await publications.requestPublication(facts, staff.id, after, backTo);
    if (asked.at === 'meanwhile') return { at: 'meanwhile' };
    publishing.nudge();
    for (let waited = 0; waited < maxWaitMs; waited += pollMs) {
      await delay(pollMs);
      const published = (await publications.recent()).find(({ number }) => number === asked.number);
      if (published?.state === 'live') break;
      if (published?.state === 'failed')
        return {
          at: 'refused',
          problems: (published.problem ?? '').split('\n').map(makeProblemDescriber(options, facts)),
        };
    }
    return { at: 'saved' };
  };

  return {
    async details() {
      requirePublishPermission();
      if (publishing === null) return null;
      const [{ facts }, recent, everybody] = await Promise.all([
        gather(),
        publications.recent(),
        store.staff.staff(),
      ]);
      const inForce = recent.find(({ state }) => state !== 'failed');
      const names = new Map(everybody.map(({ id, name }) => [id, name]));
      return {
        changes: describeChanges(computeFactsOnDay(inForce?.facts, today()), facts, nameOf),
        after: recent[0]?.number ?? 0,
        listed: hashFacts(facts),
        isReturn: isShowingEarlierVersion(recent.filter(({ state }) => state !== 'failed')),
        pages: publishing.pageNames(),
        versions: recent.map((version, at) => ({
          number: version.number,
          at: version.askedAt,
          changes: describeVersionChanges(
            recent.slice(at + 1).find((earlier) => earlier.state !== 'failed')?.facts,
            version,
          ),
          who:
            version.who === firstStartPublisher
              ? 'The first start'
              : (names.get(version.who) ?? 'Somebody who has left'),
          isInForce: version.number === inForce?.number,
          isLive: version.state === 'live',
          problem:
            version.problem
              ?.split('\n')
              .map((line) => makeProblemDescriber(options, version.facts)(line).sentence)
              .join(' ') ?? null,
        })),
      };
    },

    async publish(after, listed) {
      requirePublishPermission();
      const { facts } = await gather();
      if (hashFacts(facts) !== listed) return { at: 'meanwhile' };
      return requestPublication(facts, after);
    },
    async republishVersion(number, after) {
      requirePublishPermission();
      const earlier = (await publications.recent()).find((one) => one.number === number);
      if (earlier === undefined) throw new Response(null, { status: 404 });
      const { facts } = await gather();
      return requestPublication(makeFactsToReturnTo(earlier.facts, facts), after, number);
    },

    async preview(path) {
      requirePublishPermission();
      const { facts } = await gather();
      try {
        const html = (await publishing?.preview(facts, path)) ?? null;
        if (html === null) return { at: 'no such page' };
        const laterFees = facts.fees
          .filter(({ fromDay }) => fromDay > today())
          .map(({ of, paise, fromDay }) => ({ name: nameOf(of), paise, fromDay }));
        return { at: 'page', html, laterFees };
      } catch (error) {
        if (error instanceof RenderingFailed) return { at: 'failed', problem: error.message };
        throw error;
      }
    },
  };
}
