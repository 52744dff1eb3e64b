/**
 * What an entry of the audit says beside its type, in one line. Of a change only what became another is said:
 * "state: new → lost; lostReason: – → too expensive".
 */
type Facts = Readonly<Record<string, unknown>>;

export function auditDetails(what: Facts): string {
  const { before, after, act: _, version: __, ...rest } = what;
  const changes =
    isFacts(before) && isFacts(after)
      ? Object.keys(after)
          .filter((name) => shown(before[name]) !== shown(after[name]))
          .map((name) => `${name}: ${shown(before[name])} → ${shown(after[name])}`)
      : [];
  const others = Object.entries(rest).map(([name, value]) => `${name}: ${shown(value)}`);
  return [...changes, ...others].join('; ');
}

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
