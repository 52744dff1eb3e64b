/** Parses the forms of assignment rules; the service checks their values. */
import type {
  AssigneeSelection,
  AssigneesWithLimit,
  AssignmentRule,
} from '#domain/enquiries/choose-assignee.ts';

export function readAssigneesWithLimit(form: FormData): AssigneesWithLimit {
  const typed = String(form.get('mostOpen') ?? '').trim();
  return { to: readTo(form), mostOpen: typed === '' ? null : Number(typed) };
}

function readTo(form: FormData): AssigneeSelection {
  switch (form.get('to')) {
    case 'all':
      return { kind: 'all in turn' };
    case 'these':
      return { kind: 'these in turn', staffIds: form.getAll('staff').map(String) };
    default:
      return { kind: 'nobody' };
  }
}

export function readAssignmentRule(form: FormData): Omit<AssignmentRule, 'id'> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  // An hour that is not chosen becomes NaN, and the service refuses NaN.
  const hour = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)) % 24);
  return {
    ...readAssigneesWithLimit(form),
    offer: text('offer') || null,
    source: text('source').replaceAll(/\s+/g, ' ') || null,
    hours:
      text('from') === '' && text('until') === ''
        ? null
        : { from: hour('from'), until: hour('until') },
  };
}
