/**
 * Reads the owner's rules for assigning enquiries. A stored limit that can't be read and a condition that is missing
 * count as not set. A target that can't be read counts as `nobody`, so the enquiry stays unassigned.
 */
import type { Store } from '#database/store.ts';
import type {
  AssigneeSelection,
  AssigneesWithLimit,
  AssignmentRule,
  AssignmentSettings,
} from '#domain/enquiries/choose-assignee.ts';

export const assignmentSettingName = 'assignment';

export const defaultAssignmentSettings: AssignmentSettings = {
  rules: [],
  otherwise: { to: { kind: 'nobody' }, mostOpen: null },
  answerWithinMin: null,
};

/** Reads the owner's rules; null if the owner has set none. */
export async function readAssignmentSettings({
  desk,
}: Pick<Store, 'desk'>): Promise<AssignmentSettings | null> {
  return toAssignmentSettings((await desk.settings())[assignmentSettingName]);
}

/** Converts the stored value of the setting to the owner's rules; null if the owner has set none. */
export function toAssignmentSettings(value: unknown): AssignmentSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { rules, otherwise, answerWithinMin } = value as Partial<AssignmentSettings>;
  return {
    rules: (Array.isArray(rules) ? rules : []).map(readRule),
    otherwise: readTarget(otherwise ?? {}),
    answerWithinMin: toPositiveIntegerOrNull(answerWithinMin),
  };
}

function readRule(rule: Partial<AssignmentRule>): AssignmentRule {
  const { id, offer, source, hours } = rule;
  return {
    ...readTarget(rule),
    id: String(id ?? ''),
    offer: offer ?? null,
    source: source ?? null,
    hours: hours ?? null,
  };
}

const readTarget = ({ to, mostOpen }: Partial<AssigneesWithLimit>): AssigneesWithLimit => ({
  to: readTo(to),
  mostOpen: toPositiveIntegerOrNull(mostOpen),
});

function readTo(to: AssigneeSelection | undefined): AssigneeSelection {
  if (to?.kind === 'all in turn') return to;
  if (to?.kind === 'these in turn' && Array.isArray(to.staffIds)) return to;
  return { kind: 'nobody' };
}

const toPositiveIntegerOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
