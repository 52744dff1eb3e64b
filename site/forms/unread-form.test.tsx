// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionSentences } from '#contract/sentences.ts';
import { endpoint } from '#site/data/endpoint.ts';
import { type Mounted, mounted } from '../../tests/support/mounted.tsx';
import { type PretendService, pretendService } from '../../tests/support/pretend-service.ts';
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
    <RowForm table="email_subscriptions" form={form} label="Join">
      <button type="submit" disabled={form.state.at === 'saving'}>
        Join
      </button>
      {form.state.at === 'failed' && <p role="alert">{form.state.message}</p>}
    </RowForm>
  );
}

let service: PretendService;
let page: Mounted;
/** How often the form went as it does without a script. */
let went: number;
beforeEach(async () => {
  service = pretendService();
  reader = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  page = await mounted(<Form />);
  went = 0;
  vi.spyOn(page.form(), 'submit').mockImplementation(() => void went++);
});
afterEach(() => vi.restoreAllMocks());

describe('a form whose fields cannot be read', () => {
  it('says so, and goes as without a script at the next press: its release may be gone', async () => {
    await page.send();
    expect([page.alert(), went]).toEqual([connectionSentences.unreachable, 0]);
    await page.send();
    expect([page.alert(), went, page.button().disabled]).toEqual([undefined, 1, true]);
    await page.send();
    expect([went, service.posts]).toEqual([1, []]);
  });

  it('is sent by the script when they can be read after all', async () => {
    await page.send();
    reader = async () => ({ read: () => ({ row: { email: 'asha@example.com' } }) });
    await page.send();
    reader = () => Promise.reject(new TypeError('Failed to fetch'));
    await page.send();
    expect([went, service.posts.length]).toEqual([0, 1]);
  });

  it('stays where it is without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await page.send();
    await page.send();
    expect([page.alert(), went]).toEqual([connectionSentences.unreachable, 0]);
  });

  it('stays where a service of somebody else would not answer with a page', async () => {
    vi.spyOn(endpoint, 'url', 'get').mockReturnValue('https://data.example');
    await page.send();
    await page.send();
    expect([page.alert(), went]).toEqual([connectionSentences.unreachable, 0]);
  });

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
