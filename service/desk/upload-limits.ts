/**
 * The largest request bodies at the desk, in bytes: of forms without a file, and at the addresses that accept files.
 */
import { importBounds } from '#domain/enquiries/import-bounds.ts';
import { maxPictureBytes } from '#domain/max-picture-bytes.ts';
import { maxSettlementFileBytes } from '../bookkeeping/read-settlement-file.ts';

/**
 * The largest form in bytes. This is much more than the fields accept: a text that is too long, for example pasted by
 * mistake, is then refused at its field and stays in the form. In a form, one non-Latin letter takes up to nine bytes.
 */
export const maxFormBytesWithoutFile = 1024 * 1024;

/**
 * The paths that accept files, with the largest body in bytes. A body may be larger than the largest accepted file, so
 * that a file that is too large can be refused at its field in the form.
 */
export const uploadLimits = [
  // A file from Facebook is in UTF-16, which has two bytes for each letter.
  { path: '/desk/import', bytes: 2 * importBounds.bytes + maxFormBytesWithoutFile },
  { path: '/desk/month', bytes: maxSettlementFileBytes + maxFormBytesWithoutFile },
  { path: '/desk/publish/facts/:list', bytes: maxPictureBytes + 2 * maxFormBytesWithoutFile },
] as const;

export const maxUploadBytes = Math.max(...uploadLimits.map(({ bytes }) => bytes));

/** Whether a form at this address of the desk may contain a file. */
export const mayFormContainFile = (pathname: string): boolean =>
  uploadLimits.some(({ path }) => {
    const [folder = '', list] = path.split(':');
    return list === undefined ? pathname === path : pathname.startsWith(folder);
  });
