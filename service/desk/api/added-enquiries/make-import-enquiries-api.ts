/**
 * Imports enquiries from a file in two steps: `plan` says for each line what the import would do, and `run` does it.
 * Nothing is stored before `run`, because the people in the file may never become enquiries; until then only the open
 * page has the file. `takeBack` erases the enquiries of an import; those on which staff have worked stay, unless the
 * member erases them too.
 */
import { normaliseTrafficSource } from '#contract/forms/traffic-source.ts';
import { phoneKey } from '#database/connection/sqlite-functions.ts';
import type { KnownPerson } from '#database/desk/added/import-port.ts';
import { isUuid } from '#database/uuid-v7.ts';
import type {
  ImportEnquiriesApi,
  ImportInput,
  KnownPersonLine,
  ReadableLine,
} from '#desk/api-types/added-enquiries-api.ts';
import { importBounds } from '#domain/enquiries/import-bounds.ts';
import { decodeCsv } from '../../../intake/read-csv.ts';
import {
  type ImportLine,
  readImportColumns,
  readImportLines,
} from '../../../intake/read-import-file.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';
import { scrubAfterErasure } from '../scrub-after-erasure.ts';

type Options = Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'config' | 'now'>;

type ReadLine = Extract<ImportLine, { at: 'read' }>;
type RefusedLine = Extract<ImportLine, { at: 'refused' }>;

const noTable =
  'This is no table of text. In Excel choose Save as, and there “CSV UTF-8”; then choose that file.';
const tooLarge = `The file is larger than ${importBounds.bytes / 1024} kB. Split it.`;

export function makeImportEnquiriesApi(options: Options): ImportEnquiriesApi {
  const { store, staff, offers } = options;
  const { desk } = store;

  /**
   * Sorts the lines of the file. `read`: lines that can be read. `refused`: lines that can't be read. `known`: those of
   * the `read` lines whose person already has an enquiry or is in an earlier line.
   */
  const sortLines = async ({ csv, targets }: ImportInput) => {
    const columns = readImportColumns(csv);
    // The page shows this form only after `columns` has accepted the file. So a request with a refused file is forged.
    if (columns.at === 'refused') throw new Response(null, { status: 400 });
    const lines = readImportLines(csv, targets, offers);
    const read = lines.filter((line): line is ReadLine => line.at === 'read');
    const known = await findKnownPersonLines(read);
    const refused = lines.filter((line): line is RefusedLine => line.at === 'refused');
    return { read, known, refused };
  };

  async function findKnownPersonLines(lines: readonly ReadLine[]): Promise<KnownPersonLine[]> {
    const people = await desk.findKnownPeople(
      lines.flatMap(({ added }) => keyOf(added.phone, 'phone') ?? []),
      lines.flatMap(({ added }) => keyOf(added.email, 'email') ?? []),
    );
    const byKey = new Map(people.map((one) => [`${one.by} ${one.key}`, one]));
    const firstLineOfKey = new Map<string, number>();
    return lines.flatMap((line): KnownPersonLine[] => {
      const { number, added } = line;
      const isSameName = ({ enquiry }: KnownPerson) =>
        enquiry.name?.trim().toLowerCase() === added.name.trim().toLowerCase();
      const keys = (['phone', 'email'] as const).flatMap((by) => {
        const key = keyOf(added[by], by);
        return key === null ? [] : [{ by, key: `${by} ${key}` }];
      });
      const known = keys.flatMap(({ key }) => byKey.get(key) ?? []);
      // A family may share a number. Then the mail address may lead to the enquiry of the person in this line.
      const person = known.find(isSameName) ?? known[0];
      const found = keys.flatMap(({ by, key }): KnownPersonLine[] => {
        const knownLine = { ...toReadableLine(line), by };
        if (person?.by === by) return [{ ...knownLine, of: { at: 'enquiry', ...person.enquiry } }];
        const before = firstLineOfKey.get(key);
        return person || before === undefined
          ? []
          : [{ ...knownLine, of: { at: 'line', number: before } }];
      });
      for (const { key } of keys) if (!firstLineOfKey.has(key)) firstLineOfKey.set(key, number);
      return found.slice(0, 1);
    });
  }

  const toReadableLine = (line: ReadLine): ReadableLine => ({
    number: line.number,
    name: line.added.name,
    reach: contactOf(line),
    wants: line.added.offer && (offers.find(line.added.offer)?.title ?? line.added.offer),
  });

  const found = async (id: string) => {
    const one = await desk.findImport(id);
    if (one === null) throw new Response(null, { status: 404 });
    return one;
  };

  return {
    columns(file) {
      requirePermission(staff.role, 'import');
      const csv = typeof file === 'string' ? file : decodeCsv(file);
      if (file.length > importBounds.bytes) return { at: 'refused', sentence: tooLarge };
      if (csv === null) return { at: 'refused', sentence: noTable };
      const read = readImportColumns(csv);
      return read.at === 'refused' ? read : { at: 'read', csv, columns: read.columns };
    },

    async plan(given) {
      requirePermission(staff.role, 'import');
      const { read, known, refused } = await sortLines(given);
      const isKnown = new Set(known.map(({ number }) => number));
      return {
        ready: read.filter(({ number }) => !isKnown.has(number)).map(toReadableLine),
        known,
        refused: refused.map(({ number, name, sentences }) => ({ number, name, sentences })),
      };
    },

    async run(id, given, also) {
      requirePermission(staff.role, 'import');
      if (!isUuid(id)) throw new Response(null, { status: 400 });
      const { read, known, refused } = await sortLines(given);
      const leftOut = new Set(known.map(({ number }) => number));
      for (const number of also) leftOut.delete(number);
      const enquiries = read.filter(({ number }) => !leftOut.has(number));
      if (enquiries.length === 0) return false;
      const source = normaliseTrafficSource(given.source) ?? 'Import';
      await desk.runImport(
        {
          id,
          fileName: given.fileName.replaceAll(/\p{Cc}/gu, '').slice(0, importBounds.fileName),
          source,
          leftOut: leftOut.size + refused.length,
        },
        enquiries.map(({ number, added }) => ({
          ...added,
          source: added.source ?? source,
          way: 'import',
          told: given.told,
          takenBy: staff.id,
          once: `import ${id} ${number}`,
        })),
        staff.id,
      );
      return true;
    },

    async list() {
      requirePermission(staff.role, 'import');
      return desk.listImports();
    },

    async find(id) {
      requirePermission(staff.role, 'import');
      const one = await found(id);
      const { all, workedOn } = await desk.enquiriesOfImport(id);
      return { ...one, remaining: all.length, workedOn: workedOn.length };
    },

    async undo(id, seenWorkedOn) {
      requirePermission(staff.role, 'import');
      await found(id);
      const { all, workedOn } = await desk.enquiriesOfImport(id);
      if (seenWorkedOn !== null && workedOn.length > seenWorkedOn) return { at: 'changed' };
      const gone = await desk.erase(all, staff.id, seenWorkedOn === null ? [] : workedOn);
      const counts = { gone, stayed: all.length - gone };
      await desk.recordImportUndone(id, counts, staff.id);
      await scrubAfterErasure(options);
      return { at: 'erased', ...counts };
    },
  };
}

/** Normalises a phone number or a mail address, so that different spellings of it match; null if the line has none. */
function keyOf(value: string | null, by: KnownPerson['by']): string | null {
  if (value === null) return null;
  return by === 'phone' ? phoneKey(value) || null : value.toLowerCase();
}

const contactOf = ({ added }: ReadLine) => added.phone ?? added.email ?? '';
