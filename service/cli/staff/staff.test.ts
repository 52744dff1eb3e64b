import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '#database/open-store.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { samplePasswordCredentials } from '../../../tests/service/support/staff-and-enquiries.ts';
import { runAtTerminal } from '../../../tests/service/support/test-terminal.ts';
import { hashToken } from '../../desk/sign-in/secret-token.ts';
import { readConfig } from '../../settings/config.ts';
import { runStaff } from './run-staff.ts';

const folder = makeScratchFolder();
afterAll(() => folder.remove());
const commandsOn = (name: string) => {
  const config = readConfig({
    DATA_DIR: join(folder.path, name),
    SITE_URL: 'https://miranaya.example',
  });
  const open = async () => ({ config, store: await openStore(config) });
  const staff = (words: string[], answer: string | null = null) =>
    runAtTerminal((terminal) => runStaff(words, terminal, open), answer);
  return { open, staff };
};
const { open, staff } = commandsOn('data');

/** Accepts the printed invitation with a password, as the page behind the invitation's link does. */
async function useLink(printed: string): Promise<string> {
  const token = /link=([\w-]{43})\n$/.exec(printed)?.[1] ?? '';
  const { store } = await open();
  const person = await store.staff.redeemLink(hashToken(token), {
    kind: 'password',
    password: samplePasswordCredentials,
  });
  await store.close();
  if (person === null) throw new Error(`No link stands in ${printed}`);
  return person.email;
}

describe('invalid words', () => {
  it.each([
    [['hire'], 'There is no command "hire". There are invite, list, link, leave.'],
    [['invite'], 'Say whom: npm run staff -- invite owner@example.in'],
    [['invite', 'asha'], 'The address should be a mail address'],
    [['invite', 'a@b.in,c@d.in', '--role', 'owner'], 'The address should be a mail address'],
    [
      ['invite', 'asha@example.in'],
      'or accounts (orders, receipts and paying back; no enquiries).',
    ],
    [['invite', 'asha@example.in', '--role', 'boss'], '--role should be one of owner, counsellor'],
    [['invite', 'a@example.in', '--role', 'owner', '--name', ' '], '--name should be a name'],
    [
      ['invite', 'a@example.in', 'b@example.in', '--role', 'owner'],
      'does not know what to do with',
    ],
    [['invite', 'a@example.in', '--role', 'owner', '--role', 'accounts'], '--role is given twice'],
    [['list', '--to', 'a@example.in'], '"list" does not know what to do with "--to"'],
    [['leave', 'a@example.in', '--to', 'b'], '--to should be a mail address'],
    [['link', 'nobody@example.in'], 'Nobody was invited as nobody@example.in'],
    [['leave', 'nobody@example.in'], 'Nobody was invited as nobody@example.in'],
    [['list', '--verbose'], 'See npm run staff -- --help'],
  ])('%j are refused with a sentence', async (words, sentence) => {
    const { code, said, out } = await staff(words);
    expect(code).toBe(2);
    expect(said).toContain(sentence);
    expect(out).toBe('');
  });
});

describe('the staff, at the terminal', () => {
  it('begin with an owner', async () => {
    expect((await staff(['list'])).said).toContain('there is no desk');
    const counsellor = await staff(['invite', 'ravi@example.in', '--role', 'counsellor']);
    expect(counsellor.said).toContain('Invite an owner first');
    const owner = await staff(['invite', 'Asha.Rao@Example.in', '--role', 'owner']);
    expect(owner.out).toMatch(/^https:\/\/miranaya\.example\/desk\/invitation\?link=[\w-]{43}\n$/);
    expect(owner.said).toContain('once, for 72 hours, for asha.rao@example.in only');
    expect(owner.said).toContain('Mail is not set');
    expect(owner.said).toContain('the desk is at https://miranaya.example/desk');
    expect(await useLink(owner.out)).toBe('asha.rao@example.in');
    expect((await staff(['list'])).out).toMatch(
      /^Asha Rao {2}asha\.rao@example\.in {2}owner {2}active {2}\d{4}-/,
    );
  });

  it('get a new link, and only the newest link is valid', async () => {
    const first = await staff([
      'invite',
      'ravi@example.in',
      '--role',
      'counsellor',
      '--name',
      'Ravi',
    ]);
    expect(first.said).not.toContain('From now on');
    const second = await staff(['link', 'ravi@example.in']);
    await expect(useLink(first.out)).rejects.toThrow('No link');
    expect(await useLink(second.out)).toBe('ravi@example.in');
    const again = await staff(['invite', 'ravi@example.in', '--role', 'owner']);
    expect(again.said).toContain('Ravi works here with this address already.');
    expect((await staff(['link', 'ravi@example.in'])).said).toContain(
      'holds until the link is used',
    );
  });

  it('leave after a confirmation, and a member who can take over gets their enquiries', async () => {
    const accounts = await staff(['invite', 'meera@example.in', '--role', 'accounts']);
    await useLink(accounts.out);
    const leave = (answer: string | null, ...more: string[]) =>
      staff(['leave', 'ravi@example.in', ...more], answer);
    expect((await leave('yes', '--to', 'meera@example.in')).said).toContain(
      'Meera cannot take over',
    );
    expect((await leave('yes', '--to', 'ravi@example.in')).said).toContain('Ravi cannot take over');
    expect((await leave(null)).said).toContain('Add --yes');
    expect((await leave('no')).said).toBe('Nothing was changed.\n');
    const done = await leave('yes', '--to', 'asha.rao@example.in');
    expect(done.asked).toContain('Their enquiries go to Asha Rao.');
    expect(done.said).toContain('Ravi can no longer sign in');
    expect((await leave('yes')).said).toContain('has left already');
    expect((await staff(['link', 'ravi@example.in'])).said).toContain('has left');
  });

  it('cannot lose their last owner', async () => {
    const { code, said } = await staff(['leave', 'asha.rao@example.in', '--yes']);
    expect(code).toBe(2);
    expect(said).toContain('only owner');
  });

  it('begin with an owner again when the only one left before signing in', async () => {
    const { staff } = commandsOn('owner-who-left');
    await staff(['invite', 'asha.rao@example.in', '--role', 'owner']);
    await staff(['leave', 'asha.rao@example.in', '--yes']);
    const accounts = await staff(['invite', 'meera@example.in', '--role', 'accounts']);
    expect(accounts.said).toContain('Invite an owner first');
    expect((await staff(['invite', 'ravi@example.in', '--role', 'owner'])).code).toBe(0);
  });

  it('keep their only owner when that address is invited again before the first sign-in', async () => {
    const { staff } = commandsOn('owner-invited-again');
    await staff(['invite', 'asha.rao@example.in', '--role', 'owner']);
    const again = await staff(['invite', 'asha.rao@example.in', '--role', 'counsellor']);
    expect(again.said).toContain('Invite an owner first');
    expect((await staff(['list'])).out).toContain('owner');
    expect((await staff(['invite', 'asha.rao@example.in', '--role', 'owner'])).code).toBe(0);
  });

  it('are printed for scripts without any secret', async () => {
    const { out } = await staff(['list', '--json']);
    const all = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(all.map(({ email }) => email).sort()).toEqual([
      'asha.rao@example.in',
      'meera@example.in',
      'ravi@example.in',
    ]);
    expect(out).not.toMatch(/hash|secret|password/i);
  });
});
