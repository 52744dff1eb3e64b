import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableName } from '#contract/tables.ts';
import { type PostResult, postRow, unreachable } from '#site/data/post-row.ts';
import { guardHeader } from './form-guard.tsx';

export type FieldErrors = Readonly<Record<string, string>>;

export type RowFormState =
  | { at: 'idle' }
  | { at: 'saving' }
  | { at: 'failed'; message: string; fields: FieldErrors }
  | { at: 'stored' };

/** As it is sent, by the names of its columns. */
export type Row = Readonly<Record<string, string | null>>;

/** What a form's reading of its own fields comes to: a row to send, or what the visitor should mend. */
export type Reading = { row: Row } | { message: string; fields: FieldErrors };

/** Turns the typed fields into a row. Returning null does nothing at all. */
export type ReadFields = (fields: FormData) => Reading | null;

interface RowFormOptions {
  table: TableName;
  /** Fetches what checks the fields: heavier than the form itself, and wanted by few who see it. */
  loadReader: () => Promise<{ read: ReadFields }>;
  /** The sentence for a row that was not stored. */
  failure: (result: Exclude<PostResult, { at: 'stored' }>) => string;
  onStored?: (form: HTMLFormElement, stored: Extract<PostResult, { at: 'stored' }>) => void;
  /** `onStored` leads to another page: the form stays busy until the browser has left. */
  leavesPage?: boolean;
}

/**
 * The life of a form that inserts one row: sends once per press, keeps what was typed when it fails,
 * and is ready again when the Back button brings the page back from the browser's cache.
 */
export function useRowForm({ table, loadReader, failure, onStored, leavesPage }: RowFormOptions) {
  const [state, setState] = useState<RowFormState>({ at: 'idle' });
  const sending = useRef(false);
  const attempt = useRef({ payload: '', key: '' });

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      sending.current = false;
      setState((current) => (current.at === 'saving' ? { at: 'idle' } : current));
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  /** One key for one row: a second try with the same fields can't store it twice. */
  const keyFor = (row: Row) => {
    const payload = JSON.stringify(row);
    if (attempt.current.payload !== payload) attempt.current = { payload, key: newKey() };
    return attempt.current.key;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;

    const fields = new FormData(form);

    sending.current = true;
    // Also when it could not read: a press that says nothing would be the last one that is heard.
    const reading = await loadReader()
      .then(({ read }) => read(fields))
      .catch((): Reading => ({ message: failure(unreachable), fields: {} }));
    if (reading === null || !('row' in reading)) {
      sending.current = false;
      if (reading === null) return;
      // The field has its sentence before the focus arrives: a screen reader reads what is there at that moment.
      flushSync(() => setState({ at: 'failed', ...reading }));
      focusFirst(form, reading.fields);
      return;
    }

    setState({ at: 'saving' });
    const result = await postRow(table, reading.row, {
      'idempotency-key': keyFor(reading.row),
      ...guardHeader(form),
    });
    if (result.at !== 'stored') {
      sending.current = false;
      setState({ at: 'failed', message: failure(result), fields: {} });
      return;
    }
    attempt.current = { payload: '', key: '' };
    onStored?.(form, result);
    if (leavesPage) return;
    sending.current = false;
    setState({ at: 'stored' });
  };

  /** Called at each focus in the form, so that the press finds everything there. */
  const prepare = () => void loadReader().catch(() => {});

  return { state, onSubmit, prepare };
}

function focusFirst(form: HTMLFormElement, fields: FieldErrors) {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && 'name' in element && fields[String(element.name)]) {
      element.focus();
      return;
    }
  }
}

/** `crypto.randomUUID` exists only on secure origins; a site tried over plain HTTP still sends. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
