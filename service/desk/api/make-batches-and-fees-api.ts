/** Shows and changes batches and fees at the desk, each for roles with the permission, and warns staff of problems. */
import type { PublishedBatch } from '#contract/published/published-facts.ts';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import type {
  BatchAct,
  BatchesAndFeesApi,
  ListedBatch,
} from '#desk/api-types/batches-and-fees-api.ts';
import type { BatchPlan, BatchState } from '#domain/batches/batch.ts';
import { batchStatus } from '#domain/batches/batch-status.ts';
import { checkBatch } from '#domain/batches/check-batch.ts';
import { checkFee } from '#domain/batches/check-fee.ts';
import { copyBatch } from '#domain/batches/copy-batch.ts';
import { findOfferFeeOnDay } from '#domain/batches/fee-on-day.ts';
import {
  findDifferencesFromOfferPage,
  type ScheduleOnOfferPage,
} from '#domain/batches/find-differences-from-offer-page.ts';
import { findMentorClashes } from '#domain/batches/find-mentor-clashes.ts';
import { listSessionDaysOnHolidays } from '#domain/batches/session-days.ts';
import { addDays, isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { selectPublishedBatches } from '../../offers/select-published-batches.ts';
import { gatherPublishableFacts } from '../../publish/gather-publishable-facts.ts';
import {
  batchPublicationStatus,
  toGatheredFacts,
} from '../../publish/gathered-and-published-facts.ts';
import { findBatchProblems } from '../../publish/problems/find-batch-problems.ts';
import { findFeeProblems } from '../../publish/problems/find-fee-problems.ts';
import type { ApiOptions } from './api-options.ts';
import { requirePermission } from './require-permission.ts';

type Options = Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'holidays' | 'publishing' | 'now'>;

const maxDaysAhead = 2 * 366;
const maxMentors = 30;

export function makeBatchesAndFeesApi(options: Options): BatchesAndFeesApi {
  const { store, staff, offers, holidays, publishing, now } = options;
  const { batches, desk } = store;
  const requireReadPermission = () => requirePermission(staff.role, 'see batches');
  const requireEditPermission = () => requirePermission(staff.role, 'batches');
  const today = () => indianDay(new Date(now()));
  const nameOf = (slug: string) => offers.find(slug)?.title ?? slug;

  /** Converts a batch to a line of the list. `saved` are the batches that a publication made now would contain. */
  const toListedBatch = (
    { isPublished, ...batch }: StoredBatch,
    saved: readonly PublishedBatch[],
  ): ListedBatch => ({
    ...batch,
    visibility: isPublished
      ? 'published'
      : saved.some(({ id }) => id === batch.id)
        ? 'not yet'
        : 'left out',
    offerName: nameOf(batch.offer),
    status: batchStatus(batch, batch.held + batch.taken, today()),
  });

  const savedBatches = async (all: readonly StoredBatch[]): Promise<PublishedBatch[]> =>
    selectPublishedBatches(all, today(), { areSamplesSold: await batches.areSamplesSold() });

  const warnings: BatchesAndFeesApi['warnings'] = async (plan, id) => {
    requireReadPermission();
    if (![plan.startsOn, plan.endsOn].every(isCalendarDate))
      return { holidays: [], clashes: [], differences: [] };
    const others = await batches.batches();
    const promised = findPromise(plan.offer);
    return {
      holidays: listSessionDaysOnHolidays(plan, holidays),
      differences: promised === null ? [] : findDifferencesFromOfferPage(plan, promised),
      clashes: findMentorClashes(plan, id, others).map(({ batch, firstDay }) => ({
        id: batch.id,
        offerName: nameOf(batch.offer),
        firstDay,
        from: batch.from,
        to: batch.to,
      })),
    };
  };

  /**
   * Returns the weeks and hours that the offer's page promises, from the sample batch that the build made for this
   * offer. Null if they are not known.
   */
  function findPromise(slug: string): ScheduleOnOfferPage | null {
    const sample = offers.firstBatches.find(({ offer, isSample }) => isSample && offer === slug);
    if (sample === undefined || sample.start.at !== 'in days') return null;
    return { ...sample, lengthDays: sample.start.lengthDays };
  }

  /**
   * Lists the kinds of offers with today's fees. Fees are set for a whole kind, because pages show one fee for each
   * kind.
   */
  async function feeChoices() {
    requireReadPermission();
    const fees = await batches.fees();
    const all = offers.all ?? [];
    const kinds = [
      ...new Map(all.map(({ kind, feePaise }) => [kind.id, { kind, feePaise }])).values(),
    ];
    return kinds.map(({ kind, feePaise }) => ({
      of: kind.id,
      name: kind.plural,
      paise: findOfferFeeOnDay(fees, { slug: kind.id, kind: null }, today())?.paise ?? feePaise,
    }));
  }

  /** The offer's fee on a given day, without the early price of a batch; null if the offer is not on sale. */
  const feeOfOffer = async (slug: string, day: string) => {
    const offer = offers.find(slug);
    if (offer === null) return null;
    const fee = findOfferFeeOnDay(await batches.fees(), { slug, kind: offer.kind.id }, day);
    return fee?.paise ?? offer.feePaise;
  };

  const findBatchOrThrow = async (id: string): Promise<StoredBatch> => {
    const batch = await batches.findBatch(id);
    if (batch === null) throw new Response(null, { status: 404 });
    return batch;
  };

  return {
    mayEdit: hasPermission(staff.role, 'batches'),
    holidays,

    async list() {
      requireReadPermission();
      const all = await batches.batches();
      const saved = await savedBatches(all);
      return all.map((batch) => toListedBatch(batch, saved));
    },

    async find(id) {
      requireReadPermission();
      const batch = await findBatchOrThrow(id);
      const [seated, waits, next, history, newest, gathered] = await Promise.all([
        batches.ordersInBatch(id),
        batches.waitingListOf(batch.offer, id),
        batches.waitingListOf(batch.offer, null),
        desk.eventsOf([id]),
        store.publications.publicationInForce(),
        gatherPublishableFacts(store, today()),
      ]);
      return {
        ...toListedBatch(batch, gathered.facts.batches),
        ...(await warnings(batch, id)),
        publishState: batchPublicationStatus(id, toGatheredFacts(newest?.facts), gathered.facts),
        feePaise: await feeOfOffer(batch.offer, batch.startsOn),
        seated,
        waits: waits.map(({ enquiryId, state, orderId, since, name }) => ({
          enquiryId,
          state,
          orderId,
          since,
          name,
        })),
        waitingForNext: next.filter(({ state }) => state === 'waiting').length,
        history,
      };
    },

    offers: () =>
      (offers.all ?? []).map(({ slug, title, kind }) => ({ slug, name: title, kind: kind.plural })),

    async mentors() {
      requireReadPermission();
      const all = await batches.batches();
      return [...new Set(all.map(({ mentor }) => mentor))].slice(-maxMentors).sort();
    },

    async prepareNewBatch({ copyOf, offer }) {
      requireEditPermission();
      const copied = copyOf === null ? null : await batches.findBatch(copyOf);
      if (copied !== null) return copyBatch(planOf(copied), today());
      return {
        offer: offer ?? '',
        startsOn: '',
        endsOn: '',
        days: [],
        from: '',
        to: '',
        language: 'en',
        mentor: '',
        seats: 20,
        earlyPrice: null,
      };
    },

    warnings,

    async save(id, plan, act, version) {
      requireEditPermission();
      const before = id === null ? null : await findBatchOrThrow(id);
      // A date more than two years ahead is refused, because with such a date the site could not be published any more.
      if (act !== 'cancel' && plan.startsOn > addDays(today(), maxDaysAhead))
        return {
          at: 'refused',
          problems: { startsOn: 'This is more than two years ahead: is the year right?' },
        };
      const state = stateAfter(act, before);
      const known = {
        // An existing batch may keep its offer even if that offer is no longer on sale.
        isOffer: (slug: string) => offers.find(slug) !== null || slug === before?.offer,
        feePaise: isCalendarDate(plan.startsOn) ? await feeOfOffer(plan.offer, today()) : null,
      };
      const isSound =
        Object.keys(
          checkBatch(plan, { ...known, before, state, today: today(), given: 0, orders: 0 }),
        ).length === 0;
      if (state === 'open' && isSound && publishing !== null) {
        const problems = await findBatchProblems(plan, { store, publishing, today: today() });
        if (problems.length > 0)
          return {
            at: 'refused',
            problems: {
              days: `With these days the site could not be published. ${problems.join(' ')}`,
            },
          };
      }
      const saved = await batches.saveBatch(id, plan, state, { who: staff.id, version, ...known });
      switch (saved.at) {
        case 'saved':
          return { at: 'saved', id: saved.batch.id };
        case 'meanwhile':
          return {
            at: 'meanwhile',
            now: toListedBatch(saved.batch, await savedBatches(await batches.batches())),
          };
        case 'refused':
          return saved;
        case 'gone':
          throw new Response(null, { status: 404 });
        default:
          return saved satisfies never;
      }
    },

    async removeDraft(id) {
      requireEditPermission();
      return batches.removeDraft(id, staff.id);
    },

    async leaveWaiting(enquiryId) {
      requireEditPermission();
      return batches.leaveWaiting(enquiryId, staff.id);
    },

    async fees() {
      requireReadPermission();
      const fees = await batches.fees();
      const day = today();
      return fees.map((fee) => {
        const holding = findOfferFeeOnDay(fees, { slug: fee.of, kind: null }, day);
        const at = fee.fromDay > day ? 'coming' : holding === fee ? 'now' : 'past';
        return { ...fee, name: kindName(fee.of) ?? nameOf(fee.of), at };
      });
    },

    feeChoices,

    async setFee(fee) {
      requireEditPermission();
      const choice = (await feeChoices()).find(({ of }) => of === fee.of);
      const problems = checkFee(fee, { feePaise: choice?.paise ?? null, today: today() });
      if (Object.keys(problems).length > 0) return problems;
      const feeProblems =
        publishing === null
          ? []
          : await findFeeProblems(fee, { store, publishing, today: today() });
      if (feeProblems.length > 0) return { paise: feeProblems.join(' ') };
      await batches.setFee(fee, staff.id);
      return {};
    },

    async removeFee(of, fromDay) {
      requireEditPermission();
      // A fee that already applies can't be removed, because there may be orders with this fee.
      return fromDay > today() && batches.removeFee(of, fromDay, staff.id);
    },
  };

  function kindName(of: string): string | null {
    return offers.all?.find(({ kind }) => kind.id === of)?.kind.plural ?? null;
  }
}

function stateAfter(act: BatchAct, before: StoredBatch | null): BatchState {
  switch (act) {
    case 'open':
      return 'open';
    case 'cancel':
      return 'cancelled';
    case 'save':
      return before?.state ?? 'draft';
    default:
      return act satisfies never;
  }
}

const planOf = ({
  offer,
  startsOn,
  endsOn,
  days,
  from,
  to,
  language,
  mentor,
  seats,
  earlyPrice,
}: StoredBatch): BatchPlan => ({
  offer,
  startsOn,
  endsOn,
  days,
  from,
  to,
  language,
  mentor,
  seats,
  earlyPrice,
});
