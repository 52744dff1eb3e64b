/**
 * Parses the forms of an import. The file itself is passed from step to step: nothing is stored before the last
 * step.
 */
import { privacyNoticeStatuses } from '#domain/enquiries/added-enquiry-facts.ts';
import type { ImportColumnTarget, ImportInput } from '../api-types/added-enquiries-api.ts';
import { importColumnTargets } from './import-column-target-words.ts';

export type ImportForm = ImportInput & {
  /** The numbers of the lines that are imported although the desk already knows their people. */
  also: number[];
  /** The id of the import to run. */
  id: string;
};

/** Reads the form of a step; null for a form that no step of the page sends. */
export function readImportForm(form: FormData): ImportForm | null {
  // The value is not trimmed, because this field may hold the file.
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\0', '') : '';
  };
  const told = privacyNoticeStatuses.find((one) => one === text('told'));
  if (told === undefined) return null;
  return {
    csv: text('csv'),
    fileName: text('fileName'),
    targets: form.getAll('target').map(readTarget),
    source: text('source'),
    told,
    also: form.getAll('also').map(Number).filter(Number.isSafeInteger),
    id: text('id'),
  };
}

const readTarget = (value: FormDataEntryValue): ImportColumnTarget =>
  importColumnTargets.find((one) => one === value) ?? 'nothing';
