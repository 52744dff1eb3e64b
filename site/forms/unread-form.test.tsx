// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionSentences } from '#contract/sentences.ts';
import { type Mounted, mounted } from '../../tests/support/mounted.tsx';
import { RowForm } from './row-form.tsx';
import { type ReadFields, useRowForm } from './use-row-form.ts';

/** What reads the fields: fetched, or not to be had. */
let reader: () => Promise<{ read: ReadFields }>;

function Form() {
  const form = useRowForm({
    table: 'email_subscriptions',
    loadReader: () => reader(),
    failure: ({ message }) => message,
  });
  return (
    <RowForm table="email_subscriptions" form={form} aria-label="Join">
      <button type="submit" disabled={form.state.at === 'saving'}>
        Join
      </button>
      {form.state.at === 'failed' && <p role="alert">{form.state.message}</p>}
    </RowForm>
  );
}

let page: Mounted;
beforeEach(async () => {
  page = await mounted(<Form />);
});

describe('a form whose fields cannot be read', () => {
  it('is ready for another press when reading them broke', async () => {
    reader = async () => ({
      read: () => {
        throw new TypeError('URL.parse is not a function');
      },
    });
    await page.send();
    expect([page.alert(), page.button().disabled]).toEqual([
      connectionSentences.unreachable,
      false,
    ]);
  });
});
