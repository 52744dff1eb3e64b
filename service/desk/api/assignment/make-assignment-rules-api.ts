/**
 * Reads and changes the owner's rules of assignment, the time in which an enquiry has to be answered, and the days on
 * which colleagues are absent. The audit records every change; for a changed rule, it has the rule in words.
 */
import { randomUUID } from 'node:crypto';
import type {
  AssignmentMember,
  AssignmentRulesApi,
  RefusalSentence,
} from '#desk/api-types/assignment-rules-api.ts';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  type AssigneesWithLimit,
  type AssignmentRule,
  type AssignmentSettings,
  isAtWorkOnDay,
} from '#domain/enquiries/choose-assignee.ts';
import {
  type AssignmentRuleNameLookup,
  describeAssigneesWithLimit,
  describeAssignmentRule,
} from '#domain/enquiries/describe-assignment-rule.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import {
  assignmentSettingName,
  defaultAssignmentSettings,
  readAssignmentSettings,
  toAssignmentSettings,
} from '../../read-assignment-settings.ts';
import type { ApiOptions } from '../api-options.ts';
import { hashFormContent } from '../hash-form-content.ts';
import { requirePermission } from '../require-permission.ts';

const maxRules = 30;
const maxSourceLength = 60;
const maxAnswerMinutes = 7 * 24 * 60;
const mostOpenLimit = 10_000;

const changedMeanwhileSentence = (now: string) =>
  `Somebody else has saved this rule meanwhile. It is now: ${now}. What you chose is still in the form; save it again to put it in place of theirs.`;

type Options = Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'now'>;

export function makeAssignmentRulesApi({ store, staff, offers, now }: Options): AssignmentRulesApi {
  const requireSettingsPermission = () => requirePermission(staff.role, 'settings');
  const readStoredSettings = async () =>
    (await readAssignmentSettings(store)) ?? defaultAssignmentSettings;

  async function members(): Promise<AssignmentMember[]> {
    const today = indianDay(new Date(now()));
    return (await store.staff.staff())
      .filter(({ state, role }) => state === 'active' && hasPermission(role, 'enquiries'))
      .map(({ id, name, takesTurns, restDays, away }) => ({
        ...{ id, name, takesTurns, restDays, away },
        isHereToday: isAtWorkOnDay({ restDays, away }, today),
      }));
  }

  async function ruleNames(): Promise<AssignmentRuleNameLookup> {
    const everybody = await store.staff.staff();
    return {
      offer: (slug) =>
        offers.all?.find(({ kind }) => kind.id === slug)?.kind.plural ??
        offers.find(slug)?.title ??
        slug,
      member: (id) => everybody.find((one) => one.id === id)?.name ?? 'somebody who left',
    };
  }

  type Change = { assignment: AssignmentSettings; becomes: string };
  /**
   * Changes the stored rules in one transaction, so that the changes of two owners at the same time are both kept.
   * `change` gets the stored rules and returns the new ones, a sentence if the change is not allowed, or null if there
   * is nothing to change.
   */
  async function save(
    change: (assignment: AssignmentSettings) => Change | string | null,
  ): Promise<RefusalSentence> {
    let refused: RefusalSentence = null;
    await store.desk.changeSetting(
      assignmentSettingName,
      (value) => {
        const changed = change(toAssignmentSettings(value) ?? defaultAssignmentSettings);
        refused = typeof changed === 'string' ? changed : null;
        if (changed === null || typeof changed === 'string') return null;
        const { assignment, becomes } = changed;
        return { value: assignment, said: { setting: 'Assignment of new enquiries', becomes } };
      },
      staff.id,
    );
    return refused;
  }

  async function problemWith({ to, mostOpen }: AssigneesWithLimit): Promise<RefusalSentence> {
    if (mostOpen !== null && !(Number.isSafeInteger(mostOpen) && mostOpen > 0))
      return 'Write the number of open enquiries as a whole number, or leave it empty.';
    if (mostOpen !== null && mostOpen > mostOpenLimit)
      return `A limit of more than ${mostOpenLimit.toLocaleString('en-IN')} is none: leave it empty.`;
    if (to.kind !== 'these in turn') return null;
    if (to.staffIds.length === 0) return 'Tick who gets these enquiries.';
    const known = new Set((await members()).map(({ id }) => id));
    return to.staffIds.every((id) => known.has(id))
      ? null
      : 'Somebody of these does not work on enquiries (any more). Choose again.';
  }

  function problemWithConditions({
    offer,
    source,
    hours,
  }: Omit<AssignmentRule, 'id'>): RefusalSentence {
    const isKnown =
      offer === null ||
      offers.find(offer) !== null ||
      offers.all?.some(({ kind }) => kind.id === offer) === true;
    if (!isKnown) return 'This offer is not sold (any more). Choose another one.';
    if (source !== null && source.length > maxSourceLength)
      return `A source has at most ${maxSourceLength} letters.`;
    if (hours !== null && !(Number.isInteger(hours.from) && Number.isInteger(hours.until)))
      return 'Choose both hours, or none.';
    if (hours !== null && hours.from === hours.until) return 'Choose two different hours, or none.';
    if (offer === null && source === null && hours === null)
      return 'Choose an offer, a source or hours. What holds for all others is the last rule.';
    return null;
  }

  return {
    async details() {
      requireSettingsPermission();
      const [assignment, all, names, sources] = await Promise.all([
        readStoredSettings(),
        members(),
        ruleNames(),
        store.desk.commonSources(),
      ]);
      const kinds = new Map((offers.all ?? []).map(({ kind }) => [kind.id, kind.plural]));
      return {
        assignment,
        words: [
          ...assignment.rules.map((rule) => describeAssignmentRule(rule, names)),
          `All others: ${describeAssigneesWithLimit(assignment.otherwise, names)}`,
        ],
        members: all,
        offers: [
          {
            group: 'Kinds',
            choices: [...kinds].map(([value, label]) => ({ value, label: `All ${label}` })),
          },
          {
            group: 'Offers',
            choices: (offers.all ?? []).map(({ slug, title }) => ({ value: slug, label: title })),
          },
        ],
        sources,
        versions: Object.fromEntries([
          ...assignment.rules.map((rule) => [rule.id, hashFormContent(rule)]),
          ['otherwise', hashFormContent(assignment.otherwise)],
        ]),
      };
    },

    async saveRule(id, rule, version) {
      requireSettingsPermission();
      const refused = problemWithConditions(rule) ?? (await problemWith(rule));
      const names = await ruleNames();
      const saved = { ...rule, id: id ?? randomUUID() };
      return save((assignment) => {
        const before = assignment.rules.find((one) => one.id === id);
        if (id !== null && before === undefined) return 'Somebody has removed this rule meanwhile.';
        if (before !== undefined && hashFormContent(before) !== version)
          return changedMeanwhileSentence(describeAssignmentRule(before, names));
        if (refused !== null) return refused;
        if (id === null && assignment.rules.length >= maxRules)
          return `${maxRules} rules are as many as anybody can keep in mind. Remove one first.`;
        const rules =
          before === undefined
            ? [...assignment.rules, saved]
            : assignment.rules.map((one) => (one === before ? saved : one));
        const place = rules.indexOf(saved) + 1;
        return {
          assignment: { ...assignment, rules },
          becomes: `Rule ${place}: ${describeAssignmentRule(saved, names)}`,
        };
      });
    },

    async saveOtherwise(target, version) {
      requireSettingsPermission();
      const refused = await problemWith(target);
      const names = await ruleNames();
      return save((assignment) => {
        const { otherwise } = assignment;
        if (hashFormContent(otherwise) !== version)
          return changedMeanwhileSentence(
            `All others: ${describeAssigneesWithLimit(otherwise, names)}`,
          );
        if (refused !== null) return refused;
        return {
          assignment: { ...assignment, otherwise: target },
          becomes: `All others: ${describeAssigneesWithLimit(target, names)}`,
        };
      });
    },

    async moveUp(id) {
      requireSettingsPermission();
      const names = await ruleNames();
      await save((assignment) => {
        const at = assignment.rules.findIndex((one) => one.id === id);
        const [rule, above] = [assignment.rules[at], assignment.rules[at - 1]];
        if (rule === undefined || above === undefined) return null;
        return {
          assignment: {
            ...assignment,
            rules: assignment.rules.with(at - 1, rule).with(at, above),
          },
          becomes: `Moved up to ${at}: ${describeAssignmentRule(rule, names)}`,
        };
      });
    },

    async removeRule(id) {
      requireSettingsPermission();
      const names = await ruleNames();
      await save((assignment) => {
        const rule = assignment.rules.find((one) => one.id === id);
        if (rule === undefined) return null;
        return {
          assignment: { ...assignment, rules: assignment.rules.filter((one) => one !== rule) },
          becomes: `Removed: ${describeAssignmentRule(rule, names)}`,
        };
      });
    },

    async setAnswerWithin(minutes) {
      requireSettingsPermission();
      const isRight =
        minutes === null ||
        (Number.isSafeInteger(minutes) && minutes > 0 && minutes <= maxAnswerMinutes);
      if (!isRight)
        return `Write a whole number of minutes, at most ${maxAnswerMinutes.toLocaleString('en-IN')}, or leave it empty.`;
      const words = minutes === null ? 'without a time limit' : `${minutes} minutes to answer`;
      return save((assignment) => ({
        assignment: { ...assignment, answerWithinMin: minutes },
        becomes: words,
      }));
    },

    async setAvailability(staffId, { takesTurns, restDays, away }) {
      requireSettingsPermission();
      const member = (await members()).find(({ id }) => id === staffId);
      if (member === undefined) throw new Response(null, { status: 404 });
      if (new Set(restDays).size >= 7) return `${member.name} has to work on one day at least.`;
      if (away !== null && ![away.from, away.until].every(isCalendarDate))
        return 'Give the first and the last day of the absence, or neither.';
      if (away !== null && away.until < away.from)
        return 'The last day of the absence comes before its first.';
      await store.staff.setAvailability(staffId, { restDays, away }, staff.id);
      if (takesTurns !== member.takesTurns)
        await store.staff.setTakesTurns(staffId, takesTurns, staff.id);
      return null;
    },
  };
}
