/**
 * Reads and saves the owner's drafts, which are published later: contact details, announcements, and entries such as
 * testimonials. Also stores uploaded pictures.
 */
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { DefaultFacts } from '#contract/published/default-facts-schema.ts';
import {
  type EntryListName,
  entrySchemas,
  type PublishedEntries,
  publishedEntriesSchema,
} from '#contract/published/published-entries.ts';
import {
  type PublishedProvider,
  publishedAnnouncementSchema,
  publishedProviderSchema,
} from '#contract/published/published-facts.ts';
import { uploadedPicturePathOf } from '#contract/published/published-picture.ts';
import { formatDay } from '#contract/text/format-day.ts';
import type { PublishApi, PublishSaveResult } from '#desk/api-types/publish-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  computeEntriesAfterChange,
  listEditableEntries,
  makeUniqueEntryKey,
  titleOfEntry,
} from '../../../publish/editable-entries.ts';
import {
  announcementsDraftName,
  announcementsDraftSchema,
  entriesDraftName,
  type GatheredFacts,
  gatherPublishableFacts,
  providerDraftName,
} from '../../../publish/gather-publishable-facts.ts';
import { findAddedProblems } from '../../../publish/problems/find-added-problems.ts';
import { schemaErrorToPublishProblems } from '../../../publish/problems/to-publish-problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';
import { makeProblemDescriber, siteNotBuiltProblem } from './make-problem-describer.ts';
import type { PublicationsApi } from './make-publications-api.ts';

type Draft = typeof providerDraftName | typeof announcementsDraftName | typeof entriesDraftName;

/**
 * Each draft's pattern, which matches the problems in this draft. A problem is a sentence of the content rules and
 * begins with a file or list, such as `content/provider.ts`. A problem that is in no other draft, batch or fee belongs
 * to the entries, because content files can link to entries.
 */
const problemPatternOfDraft: Readonly<Record<Draft, RegExp>> = {
  provider: /^content\/(?:provider|legal\/privacy)\.ts/,
  notices: /^notices\./,
  entries: /^(?!content\/(?:provider|legal\/privacy|fees)\.ts|notices\.|batches\.|fees\.)/,
};

type DraftsApi = Omit<PublishApi, keyof PublicationsApi>;

export function makeDraftsApi(options: ApiOptions): DraftsApi {
  const { store, staff, offers, publishing, now } = options;
  const { publications } = store;
  const requirePublishPermission = () => requirePermission(staff.role, 'publish');
  const today = () => indianDay(new Date(now()));
  const gather = () => gatherPublishableFacts(store, today());

  const saveDraft = async (
    name: Draft,
    schema: z.ZodMiniType<GatheredFacts[Draft]>,
    value: unknown,
    version: number,
    what: Readonly<Record<string, unknown>>,
  ): Promise<PublishSaveResult> => {
    const read = schema.safeParse(value);
    if (!read.success) return { at: 'refused', problems: schemaErrorToPublishProblems(read.error) };
    const { facts } = await gather();
    const problems = await findDraftProblems({ ...facts, [name]: read.data }, facts, name);
    if (problems.length > 0) return { at: 'refused', problems };
    const isSaved = await publications.saveDraft(name, read.data, staff.id, version, what);
    return isSaved ? { at: 'saved' } : { at: 'meanwhile' };
  };

  /**
   * Returns the problems that saving this draft would cause in the draft itself. Problems elsewhere are reported only
   * when somebody publishes.
   */
  const findDraftProblems = async (facts: GatheredFacts, before: GatheredFacts, part: Draft) => {
    if (publishing === null) return [];
    const said = (await publishing.check(facts)).filter((one) =>
      problemPatternOfDraft[part].test(one),
    );
    if (said.length === 0) return [];
    const added = findAddedProblems(said, await publishing.check(before));
    return added.map(makeProblemDescriber(options, facts));
  };

  const changeEntries = async (
    version: number,
    list: EntryListName,
    change: (
      written: DefaultFacts,
      entries: PublishedEntries,
    ) => { entry: string; done: string; entries: PublishedEntries },
  ): Promise<PublishSaveResult> => {
    if (!publishing?.defaultFacts) return { at: 'refused', problems: [siteNotBuiltProblem] };
    const { facts } = await gather();
    const { entries, ...what } = change(publishing.defaultFacts, facts.entries);
    return saveDraft(entriesDraftName, publishedEntriesSchema, entries, version, { list, ...what });
  };

  return {
    async provider() {
      requirePublishPermission();
      const { facts, seen } = await gather();
      const written = publishing?.defaultFacts?.provider ?? {};
      return { facts: facts.provider, written, version: seen.provider };
    },
    async entries(list) {
      requirePublishPermission();
      const { facts, seen } = await gather();
      return publishing?.defaultFacts
        ? {
            entries: listEditableEntries(publishing.defaultFacts, facts.entries, list),
            version: seen.entries,
          }
        : null;
    },
    questionGroups: () => publishing?.defaultFacts?.questionGroups ?? [],
    offers: () => (offers.all ?? []).map(({ slug, title }) => ({ slug, name: title })),
    async addPicture(list, bytes) {
      requirePublishPermission();
      if (publishing === null) return { at: 'refused', problem: siteNotBuiltProblem };
      const made = await publishing.reEncodePicture(list, bytes);
      if (made.at === 'refused')
        return {
          at: 'refused',
          problem: { field: 'picture', sentence: `The picture ${made.why}.` },
        };
      const { name, width, height } = made.picture;
      await publications.addPicture(made.picture);
      return { at: 'added', src: uploadedPicturePathOf(name), width, height };
    },
    async picture(name) {
      requirePublishPermission();
      return publications.findPicture(name);
    },
    async saveEntry(list, key, fields, version) {
      requirePublishPermission();
      const read = entrySchemas[list].safeParse(fields);
      if (!read.success)
        return { at: 'refused', problems: schemaErrorToPublishProblems(read.error) };
      return changeEntries(version, list, (written, entries) => {
        const of = key ?? makeUniqueEntryKey(written, entries, list, titleOfEntry(read.data));
        const done = key === null ? 'added' : 'changed';
        return {
          entry: of,
          done,
          entries: computeEntriesAfterChange(written, entries, list, of, read.data),
        };
      });
    },
    async hideOrDeleteEntry(list, key, version) {
      requirePublishPermission();
      return changeEntries(version, list, (written, entries) => ({
        entry: key,
        done: 'left out',
        entries: computeEntriesAfterChange(written, entries, list, key, null),
      }));
    },
    async restoreEntry(list, key, version) {
      requirePublishPermission();
      return changeEntries(version, list, (written, entries) => ({
        entry: key,
        done: 'taken back',
        entries: computeEntriesAfterChange(written, entries, list, key, undefined),
      }));
    },
    async announcements() {
      requirePublishPermission();
      const { facts, seen } = await gather();
      return { announcements: facts.notices, version: seen.notices };
    },
    async saveProvider(facts, version) {
      requirePublishPermission();
      const before: PublishedProvider = (await gather()).facts.provider;
      const names = [...Object.keys(before), ...Object.keys(facts)] as (keyof PublishedProvider)[];
      const fields = [...new Set(names)].filter(
        (name) => JSON.stringify(before[name]) !== JSON.stringify(facts[name]),
      );
      return saveDraft(providerDraftName, publishedProviderSchema, facts, version, { fields });
    },
    async saveAnnouncements(notices, version) {
      requirePublishPermission();
      for (const notice of notices) {
        const read = publishedAnnouncementSchema.safeParse(notice);
        if (!read.success)
          return { at: 'refused', problems: schemaErrorToPublishProblems(read.error) };
      }
      const { facts } = await gather();
      const over = notices.find(
        (notice) =>
          notice.untilDay < today() &&
          !facts.notices.some((known) => isDeepStrictEqual(known, notice)),
      );
      if (over !== undefined)
        return {
          at: 'refused',
          problems: [
            { field: 'untilDay', sentence: `The last day, ${formatDay(over.untilDay)}, is over.` },
          ],
        };
      const twice = notices.find((notice, at) =>
        notices.slice(0, at).some((other) => isDeepStrictEqual(other, notice)),
      );
      if (twice !== undefined && notices.length > facts.notices.length)
        return {
          at: 'refused',
          problems: [{ field: 'text', sentence: 'This notice is in the list already.' }],
        };
      return saveDraft(announcementsDraftName, announcementsDraftSchema, notices, version, {
        notices: notices.length,
      });
    },
  };
}
