import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import { type PostResult, postRow, unreachableResult } from '#site/data/network/post-row.ts';
import { makeFormGuardHeaders } from './fields/form-guard-fields.tsx';
import { makeShownFeeHeader } from './fields/shown-fee-field.tsx';

export type FieldErrors = Readonly<Record<string, string>>;

type VisitorFormState =
  | { at: 'idle' }
  | { at: 'saving' }
  | { at: 'failed'; message: string; fields: FieldErrors }
  | { at: 'stored' };

/** The row as it is sent: values by column name. */
export type SentRow = Readonly<Record<string, string | null>>;

/** The result of reading a form's fields: a row to send, or what the visitor has to correct. */
export type ReadFieldsResult = { row: SentRow } | { message: string; fields: FieldErrors };

/** Reads the typed fields: the row to send, or what the visitor has to correct. Null if nothing should be sent. */
export type ReadFields = (fields: FormData) => ReadFieldsResult | null;

interface VisitorFormOptions {
  table: TableName;
  /** Loads the checks of the fields only when needed: they are larger than the form, and few visitors use it. */
  loadReader: () => Promise<{ read: ReadFields }>;
  /** The message for a row that was not stored. */
  failureMessage: (result: Exclude<PostResult, { at: 'stored' }>) => string;
  onStored?: (form: HTMLFormElement, stored: Extract<PostResult, { at: 'stored' }>) => void;
  /** True if `onStored` opens another page. The form is then shown as busy until the browser has left this page. */
  leavesPage?: boolean;
}

/**
 * Sends the form as one row. While it is being sent, further presses of the button are ignored. Keeps the typed text
 * when sending fails, and is ready again when the Back button restores the page from the browser's cache.
 */
export function useVisitorForm({
  table,
  loadReader,
  failureMessage,
  onStored,
  leavesPage,
}: VisitorFormOptions) {
  const [state, setState] = useState<VisitorFormState>({ at: 'idle' });
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

  /** The same row keeps its idempotency key, so that a second attempt can't store it twice. */
  const keyFor = (row: SentRow) => {
    const payload = JSON.stringify(row);
    if (attempt.current.payload !== payload) attempt.current = { payload, key: newKey() };
    return attempt.current.key;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    // A button that leads to another page of ours, such as the waiting list, is left to the browser.
    if (isOtherButton(event)) return;
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;

    const fields = new FormData(form);

    sending.current = true;
    // If the reader can't be loaded, the error is caught. Otherwise the form would stay busy and ignore every later
    // press.
    const reading = await loadReader()
      .then(({ read }) => read(fields))
      .catch((): ReadFieldsResult => ({ message: failureMessage(unreachableResult), fields: {} }));
    if (reading === null || !('row' in reading)) {
      sending.current = false;
      if (reading === null) return;
      // The message must be in place before its field gets the focus, because a screen reader reads what is there
      // at that moment.
      flushSync(() => setState({ at: 'failed', ...reading }));
      focusFirst(form, reading.fields);
      return;
    }

    setState({ at: 'saving' });
    const result = await postRow(table, reading.row, {
      'idempotency-key': keyFor(reading.row),
      ...makeFormGuardHeaders(form),
      ...makeShownFeeHeader(form),
    });
    if (result.at !== 'stored') {
      sending.current = false;
      setState({ at: 'failed', message: failureMessage(result), fields: {} });
      return;
    }
    attempt.current = { payload: '', key: '' };
    onStored?.(form, result);
    if (leavesPage) return;
    sending.current = false;
    setState({ at: 'stored' });
  };

  /**
   * Called whenever a field gets the focus: loads the module that checks the fields, before the visitor sends the form.
   */
  const prepare = () => void loadReader().catch(() => {});

  return { state, onSubmit, prepare };
}

function isOtherButton({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.hasAttribute('formaction') === true;
}

function focusFirst(form: HTMLFormElement, fields: FieldErrors) {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && 'name' in element && fields[String(element.name)]) {
      element.focus();
      return;
    }
  }
}

/** `crypto.randomUUID` exists only on secure origins, but forms must also work over plain HTTP. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
