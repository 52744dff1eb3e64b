/** What a form of a list asks for. Two forms send it: one with the ticked rows, one from a button in a row. */
import { quickOutcomes } from '#domain/enquiries/enquiry-states.ts';
import type { ListAct } from '../api/inbox-api.ts';

export type AskedAct =
  | { at: 'act'; ids: string[]; act: ListAct }
  | { at: 'undo'; did: string }
  | { at: 'keep view'; name: string; isForAll: boolean; query: string }
  | { at: 'remove view'; id: string }
  | { at: 'nothing' };

export function readAct(form: FormData): AskedAct {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  // "take 0198c0de-…": which act, for which row.
  const [, one, id] = /^(take|answered|no answer) (\S+)$/.exec(text('one')) ?? [];
  if (one !== undefined && id !== undefined) {
    const act = toAct(one, '');
    return act === null ? { at: 'nothing' } : { at: 'act', ids: [id], act };
  }
  if (text('undo') !== '') return { at: 'undo', did: text('undo') };
  if (text('remove') !== '') return { at: 'remove view', id: text('remove') };
  const name = text('view').slice(0, 60);
  if (name !== '')
    return { at: 'keep view', name, isForAll: form.has('for-all'), query: text('query') };
  const act = toAct(text('act'), text('to'));
  const ids = form.getAll('id').map(String);
  return act === null || ids.length === 0 ? { at: 'nothing' } : { at: 'act', ids, act };
}

function toAct(name: string, to: string): ListAct | null {
  const outcome = quickOutcomes.find((one) => one === name);
  if (outcome !== undefined) return { kind: 'note', outcome };
  if (name === 'take') return { kind: 'take' };
  if (name === 'in turn') return { kind: 'in turn' };
  if (name === 'put down' || (name === 'give' && to === 'nobody'))
    return { kind: 'hand over', to: null };
  return name === 'give' && to !== '' ? { kind: 'hand over', to } : null;
}
