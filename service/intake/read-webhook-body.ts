/**
 * Parses a message of another system about one person: JSON or a form, flat or within `data`, or Facebook's list of
 * fields. The names of values are matched like the column headers of a file; values with unknown names are ignored.
 */
import type { ColumnValue } from './combine-columns-into-enquiry-fields.ts';
import { matchColumnHeader } from './match-column-header.ts';

type ReadMessage = {
  values: ColumnValue[];
  /** The id that the other system gave the message; null if it sends none. */
  id: string | null;
};

const deepest = 4;
const mostValues = 200;
const idNames = ['leadgen_id', 'lead_id', 'leadid', 'id'];

/**
 * Reads the values of a body, each with the field that it is probably meant for. Null if the body is neither JSON nor a
 * form.
 */
export function readWebhookBody(body: string, contentType: string): ReadMessage | null {
  const found = /^application\/x-www-form-urlencoded\b/i.test(contentType)
    ? [...new URLSearchParams(body)]
    : fromJson(body);
  if (found === null) return null;
  const id = idNames.flatMap(
    (name) => found.find(([given]) => given.toLowerCase() === name)?.[1] ?? [],
  )[0];
  return {
    values: found.map(([header, value]) => ({ header, value, target: matchColumnHeader(header) })),
    id: id ? id.slice(0, 100) : null,
  };
}

function fromJson(body: string): [string, string][] | null {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null) return null;
    return valuesIn(read, 0).slice(0, mostValues);
  } catch {
    return null;
  }
}

function valuesIn(given: object, depth: number): [string, string][] {
  if (depth > deepest) return [];
  if (Array.isArray(given))
    return given.flatMap((one) =>
      typeof one === 'object' && one !== null ? valuesIn(one, depth + 1) : [],
    );
  const named = fieldOfFacebook(given);
  if (named !== null) return [named];
  return Object.entries(given).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]];
    if (typeof value === 'number') return [[name, String(value)]];
    return typeof value === 'object' && value !== null ? valuesIn(value, depth + 1) : [];
  });
}

/**
 * Reads one entry of Facebook's list, such as `{"name": "full_name", "values": ["Asha Rao"]}`; null for any other
 * object.
 */
function fieldOfFacebook(given: object): [string, string] | null {
  const { name, values } = given as { name?: unknown; values?: unknown };
  if (typeof name !== 'string' || !Array.isArray(values)) return null;
  return [name, values.filter((one) => typeof one === 'string').join(', ')];
}
