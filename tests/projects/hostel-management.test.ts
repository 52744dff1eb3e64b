/**
 * The hostel project as a student gets it: installed by the printed steps into an empty folder and a real MariaDB,
 * then used in a real browser by both roles and by an attacker.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Cookie, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hostelManagement } from '#content/showcase/php-projects/hostel-management.ts';
import { hostelManagementDocumentation } from '#content/showcase/php-projects/hostel-management-documentation.ts';
import { openBrowser } from '../support/browser.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { downloadArchive } from './support/download-archive.ts';
import {
  countPixelsTooWide,
  findAccessibilityViolations,
} from './support/find-accessibility-violations.ts';
import {
  describeMissingForProjects,
  type InstalledProject,
  installProject,
  projectFromZip,
} from './support/install-project.ts';
import { startServerWithShellScript } from './support/start-server-with-shell-script.ts';
import { actAndWaitForLoad, openVisitorPage, type VisitorPage } from './support/visitor-page.ts';

const missing = describeMissingForProjects();
const { demo } = hostelManagement;
/** The day in India at the time of the call: a run may begin before midnight and end after it. */
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const nextMonth = () => {
  const [year, month] = today().split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 1)).toISOString().slice(0, 7);
};
const newPassword = 'a long sentence';

describe.skipIf(missing !== null)(
  `Hostel Management, installed as its page says${missing === null ? '' : ` (skipped: ${missing})`}`,
  // The time limits are long, because a busy machine is slow.
  { timeout: 90_000 },
  () => {
    let installed: InstalledProject;
    let browser: Browser;
    let visitors: VisitorPage[] = [];

    beforeAll(async () => {
      const archive = await downloadArchive(hostelManagement.id);
      installed = await installProject(hostelManagement, projectFromZip(archive));
      browser = await openBrowser();
    });

    afterAll(async () => {
      await browser?.close();
      await installed?.stop();
    });

    afterEach(async () => {
      const troubles = visitors.flatMap((visitor) => visitor.troubles);
      for (const visitor of visitors) await visitor.close();
      visitors = [];
      expect(troubles).toEqual([]);
      expect(installed.log()).not.toMatch(
        /PHP (Warning|Notice|Deprecated|Fatal)|Exception|\[50\d\]/,
      );
    });

    const visit = async (cookies: Cookie[] = []) => {
      const visitor = await openVisitorPage(browser, installed.url, cookies);
      visitors.push(visitor);
      return visitor.page;
    };

    const signIn = async (page: Page, login: string, password: string) => {
      await page.goto('/login');
      await page.getByLabel('E-mail address').fill(login);
      await page.getByLabel('Password').fill(password);
      await press(page, 'Sign in');
    };

    /** Signs in once for each account and start page; later visits use the same session. */
    const sessions = new Map<string, Cookie[]>();
    const signedIn = async (start: string, login: string, password: string) => {
      const kept = sessions.get(login);
      const page = await visit(kept);
      if (kept === undefined) await signIn(page, login, password);
      else await page.goto(start);
      expect(new URL(page.url()).pathname).toBe(start);
      sessions.set(login, await page.context().cookies());
      return page;
    };
    const officePage = () => signedIn('/admin', demo.admin.login, demo.admin.password);
    const studentPage = (login = demo.user.login, password = demo.user.password) =>
      signedIn('/student', login, password);

    const press = (page: Page, name: string) =>
      actAndWaitForLoad(page, () => page.getByRole('button', { name }).click());
    const open = (page: Page, link: Locator) => actAndWaitForLoad(page, () => link.click());
    const note = (page: Page) => page.locator('.flash').innerText();
    const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
    const tokenOf = (page: Page) => page.locator('input[name="_token"]').first().inputValue();
    const count = (from: string) =>
      Number(installed.database.query(`SELECT COUNT(*) FROM ${from}`)[0]?.[0]);

    const register = async (page: Page, name: string, email: string, number: string) => {
      await page.goto('/register');
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('New password').fill(newPassword);
      await page.getByLabel('The same again').fill(newPassword);
      await page.getByLabel('Registration number').fill(number);
      await page.getByLabel('Course').selectOption({ index: 1 });
      await page.getByLabel('Gender').selectOption('female');
      await page.getByLabel('Phone', { exact: true }).fill('98200 45678');
      await page.getByLabel('Guardian', { exact: true }).fill('Leela Menon');
      await page.getByLabel("Guardian's phone").fill('+91 98200 45679');
      await page.getByLabel('Home address').fill('3 Market Road, Palakkad, Kerala');
      await press(page, 'Create my account');
    };

    describe('what is installed', () => {
      it('has exactly the tables and columns that the documentation prints', () => {
        const columns = installed.database.query(
          'SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1, ordinal_position',
        );
        const documented = hostelManagementDocumentation.entities.flatMap((entity) =>
          entity.columns.map((column) => [entity.name, column.name]),
        );
        expect(columns.map(String).sort()).toEqual(documented.map(String).sort());
      });

      it('has exactly the foreign keys that the diagram draws', () => {
        const keys = installed.database.query(
          'SELECT table_name, column_name, referenced_table_name, referenced_column_name FROM information_schema.key_column_usage WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL',
        );
        const drawn = hostelManagementDocumentation.relations.map(({ from, to }) =>
          [from.table, from.column, to.table, to.column].join(),
        );
        expect(keys.map(String).sort()).toEqual(drawn.sort());
      });

      it('has every file that the documentation names', async () => {
        const named = [
          ...hostelManagementDocumentation.architecture.parts.map((part) => part.path),
          ...hostelManagementDocumentation.security.map((row) => row.where),
        ].flatMap((paths) => paths.split(', '));
        expect(named.filter((path) => !existsSync(join(installed.folder, path)))).toEqual([]);
      });

      it('prints the same sample logins in its seed file as on its page', async () => {
        const seed = await readFile(join(installed.folder, 'database/seed.sql'), 'utf8');
        for (const { login, password } of [demo.admin, demo.user]) {
          expect(seed).toContain(login);
          expect(seed).toContain(password);
        }
      });

      it('works in a subfolder, as under the Apache of XAMPP', async () => {
        const port = await findFreePort();
        const apacheLike = await startServerWithShellScript(`exec php -S 127.0.0.1:${port}`, {
          cwd: join(installed.folder, '..'),
          port,
          env: { DB_NAME: installed.database.name },
        });
        try {
          const visitor = await openVisitorPage(browser, apacheLike.url);
          visitors.push(visitor);
          const { page } = visitor;
          await page.goto('/hostel-management/public/login');
          await page.getByLabel('E-mail address').fill(demo.admin.login);
          await page.getByLabel('Password').fill(demo.admin.password);
          await press(page, 'Sign in');
          expect(new URL(page.url()).pathname).toBe('/hostel-management/public/admin');
          await open(page, page.getByRole('link', { name: 'Students' }));
          expect(await heading(page)).toBe('Students');
        } finally {
          await apacheLike.stop();
        }
      });
    });

    describe('the office', () => {
      it('signs in with the sample login and sees the dashboard', async () => {
        const page = await officePage();
        expect(await heading(page)).toBe('Today at the hostel');
        expect(await page.locator('.tally').innerText()).toContain('20 of 32');
        expect(await page.locator('.bars rect').count()).toBe(6);
      });

      it('adds, changes and deletes a course, and keeps one that has students', async () => {
        const page = await officePage();
        await page.goto('/admin/courses');
        await open(page, page.getByRole('link', { name: 'Add a course' }));
        await page.getByLabel('Code').fill('BCA');
        await page.getByLabel('Name').fill('Design');
        await press(page, 'Save course');
        expect(await page.locator('.field-error').innerText()).toBe(
          'Another course has this code.',
        );
        expect(await page.getByLabel('Name').inputValue()).toBe('Design');
        await page.getByLabel('Code').fill('BDES');
        await press(page, 'Save course');
        await open(page, page.getByRole('link', { name: 'Design', exact: true }));
        await page.getByLabel('Name').fill('Bachelor of Design');
        await press(page, 'Save course');
        const row = page.getByRole('row', { name: 'Bachelor of Design' });
        await row.getByText('Delete', { exact: true }).click();
        await actAndWaitForLoad(page, () => row.getByRole('button').click());
        expect(await note(page)).toBe('The course is deleted.');

        const form = { _token: await tokenOf(page) };
        await page.request.post('/admin/courses/1/delete', { form });
        await page.goto('/admin/courses');
        expect(await page.getByRole('row', { name: 'BTECH-CS' }).count()).toBe(1);
      });

      it('adds a room with beds, adds a bed, removes one, and keeps a bed with a history', async () => {
        const page = await officePage();
        await page.goto('/admin/rooms/new');
        await page.getByLabel('Block').fill('Ashoka');
        await page.getByLabel('Room number').fill('7');
        await page.getByLabel('Residents').selectOption('any');
        await page.getByLabel('Monthly fee').fill('4,100');
        await press(page, 'Save room');
        expect(await page.locator('.field-error').innerText()).toContain('an amount such as 4500');
        await page.getByLabel('Monthly fee').fill('4100.50');
        await press(page, 'Save room');
        expect(await heading(page)).toBe('Ashoka 7');
        expect(await page.locator('.facts').innerText()).toContain('₹4,100.50');
        await press(page, 'Add a bed');
        expect(await page.locator('tbody tr').count()).toBe(3);
        const last = page.locator('tbody tr').last();
        await last.getByText('Remove', { exact: true }).click();
        await actAndWaitForLoad(page, () => last.getByRole('button').click());
        expect(await note(page)).toBe('The bed is removed.');
        await open(page, page.getByRole('link', { name: 'Edit room' }));
        await page.getByLabel('Amenities').fill('Balcony');
        await press(page, 'Save room');
        expect(await page.locator('.facts').innerText()).toContain('Balcony');

        const form = { _token: await tokenOf(page) };
        const answer = await page.request.post('/admin/rooms/1/beds/1/delete', { form });
        expect(await answer.text()).toContain('stays in the register');
        expect(count('beds WHERE id = 1')).toBe(1);
      });

      it('finds students by name, by course and by having a bed, page by page', async () => {
        const page = await officePage();
        await page.goto('/admin/students?q=kulk');
        expect(await page.locator('tbody').innerText()).toContain('Rohan Kulkarni');
        expect(await page.locator('tbody tr').count()).toBe(1);
        await page.goto('/admin/students?living=no');
        expect(await page.locator('tbody tr').count()).toBe(4);
        await page.goto('/admin/students');
        await open(page, page.getByRole('link', { name: 'Next' }));
        expect(await page.locator('.pages').innerText()).toContain('page 2 of 3');
      });

      it('adds a student, changes the student, sets a password and closes the account at once', async () => {
        const page = await officePage();
        await page.goto('/admin/students/new');
        await page.getByLabel('Name', { exact: true }).fill('Gauri Sawant');
        await page.getByLabel('E-mail address').fill('gauri@hostel.example');
        await page.getByLabel('New password').fill(newPassword);
        await page.getByLabel('The same again').fill(newPassword);
        await page.getByLabel('Registration number').fill('BT22CS014');
        await page.getByLabel('Course').selectOption({ index: 1 });
        await page.getByLabel('Gender').selectOption('female');
        await page.getByLabel('Phone', { exact: true }).fill('98200 77777');
        await page.getByLabel('Guardian', { exact: true }).fill('Asha Sawant');
        await page.getByLabel("Guardian's phone").fill('98200 77778');
        await page.getByLabel('Home address').fill('1 Fort Street, Ratnagiri');
        await press(page, 'Save student');
        expect(await page.locator('.field-error').innerText()).toContain('already in use');
        await page.getByLabel('Registration number').fill('BT26CS099');
        await page.getByLabel('New password').fill(newPassword);
        await page.getByLabel('The same again').fill(newPassword);
        await press(page, 'Save student');
        expect(await heading(page)).toBe('Gauri Sawant');

        await open(page, page.getByRole('link', { name: 'Edit student' }));
        await page.getByLabel('Year of study').fill('2');
        await press(page, 'Save student');
        expect(await page.locator('.facts').first().innerText()).toContain('year 2');
        await page.getByLabel('New password').fill('another long sentence');
        await page.getByLabel('The same again').fill('another long sentence');
        await press(page, 'Set password');
        expect(await note(page)).toBe('The new password is set.');

        const gauri = await studentPage('gauri@hostel.example', 'another long sentence');
        expect(new URL(gauri.url()).pathname).toBe('/student');
        await press(page, 'Close the account');
        await gauri.goto('/student/fees');
        expect(new URL(gauri.url()).pathname).toBe('/login');
        await signIn(gauri, 'gauri@hostel.example', 'another long sentence');
        expect(await note(gauri)).toContain('is wrong');
        await press(page, 'Open the account again');
        await signIn(gauri, 'gauri@hostel.example', 'another long sentence');
        expect(new URL(gauri.url()).pathname).toBe('/student');
      });

      it('refuses a booking with a reason that the student reads', async () => {
        const page = await officePage();
        await page.goto('/admin/bookings?status=pending');
        await open(page, page.getByRole('link', { name: 'Tushar Mishra' }));
        await page.getByLabel('Reason').fill('Please bring the admission letter first.');
        await press(page, 'Refuse booking');
        expect(await page.locator('.stamp').first().innerText()).toBe('Rejected');
        const tushar = await studentPage('tushar@hostel.example');
        await tushar.goto('/student/bookings');
        expect(await tushar.locator('tbody').innerText()).toContain('admission letter');
      });

      it('approves a booking: bed, deposit and first fee in one step', async () => {
        const page = await officePage();
        await page.goto('/admin/bookings/22');
        await press(page, 'Approve booking');
        expect(await note(page)).toContain('The bed is given');
        expect(await page.locator('.stamp').first().innerText()).toBe('Approved');
        expect(count('fees WHERE student_id = 21')).toBe(2);
        const tenzin = await studentPage('tenzin@hostel.example');
        expect(await tenzin.locator('.tag').innerText()).toContain('201');
      });

      it('gives a bed without a booking, moves the resident, and frees the bed', async () => {
        const page = await officePage();
        await page.goto('/admin/allocations/new');
        const zoya = page.getByLabel('Student').locator('option', { hasText: 'Zoya Ansari' });
        await page.getByLabel('Student').selectOption(await zoya.getAttribute('value'));
        await page.getByLabel('Bed').selectOption({ label: 'Banyan 102, bed C (men, ₹3,900)' });
        await press(page, 'Give this bed');
        expect(await page.locator('.field-error').innerText()).toBe('This room is for men only.');
        await page.getByLabel('Bed').selectOption({ label: 'Gulmohar 2, bed A (any, ₹7,800)' });
        await press(page, 'Give this bed');
        expect(await heading(page)).toBe('Zoya Ansari in Gulmohar 2');

        await page.getByLabel('New bed').selectOption({ label: 'Neem 202, bed B (women, ₹5,600)' });
        installed.database.query(
          `UPDATE allocations SET started_on = started_on - INTERVAL 20 DAY WHERE student_id = 24`,
        );
        await press(page, 'Move');
        expect(await note(page)).toBe('Zoya Ansari has moved.');
        await page.goto('/admin/allocations?q=Zoya');
        expect(await page.locator('tbody').innerText()).toContain('Neem 202, bed B');
        await open(page, page.locator('tbody a'));
        await page.getByLabel('Reason').fill('Moves to relatives');
        await press(page, 'Free this bed');
        await page.goto('/admin/allocations?show=past&q=Zoya');
        expect(await page.locator('tbody tr').count()).toBe(2);
      });

      it('raises a fee, records it in two payments, and never more than is due', async () => {
        const page = await officePage();
        await page.goto('/admin/fees/new?student=4');
        await page.getByLabel('What for').fill('Broken window');
        await page.getByLabel('Amount').fill('900.50');
        await press(page, 'Raise fee');
        const feePath = new URL(page.url()).pathname;
        await page.getByLabel('Amount').fill('900.51');
        await page.getByLabel('Paid by').selectOption('cash');
        await press(page, 'Record and show receipt');
        expect(await page.locator('.field-error').innerText()).toBe('Only ₹900.50 is left to pay.');
        await page.getByLabel('Amount').fill('400');
        await press(page, 'Record and show receipt');
        expect(await heading(page)).toMatch(/^Receipt R\d{6}$/);
        expect(await page.locator('.receipt').innerText()).toContain('₹400');
        await page.goto(feePath);
        expect(await page.getByLabel('Amount').inputValue()).toBe('500.50');
        await page.getByLabel('Paid by').selectOption('upi');
        await press(page, 'Record and show receipt');
        await page.goto(feePath);
        expect(await page.locator('.stamp').innerText()).toBe('Paid');
        expect(await page.locator('tbody tr').count()).toBe(2);
      });

      it('waives a fee with a reason, but not one that has payments', async () => {
        const page = await officePage();
        await page.goto('/admin/fees?q=Lost room key');
        await open(page, page.getByRole('link', { name: 'Lost room key' }));
        await page.getByLabel('Reason').fill('The key was found.');
        await press(page, 'Waive fee');
        expect(await page.locator('.stamp').innerText()).toBe('Waived');
        const paid = installed.database.query('SELECT MIN(fee_id) FROM payments')[0]?.[0];
        const form = { _token: await tokenOf(page), waive_reason: 'x' };
        const answer = await page.request.post(`/admin/fees/${paid}/waive`, { form });
        expect(await answer.text()).toContain('cannot be waived');
      });

      it('raises the fee of a month for everybody, and changes nothing the second time', async () => {
        const page = await officePage();
        await page.goto('/admin/fees');
        const month = nextMonth();
        await page.getByLabel('Fee of the month').fill(month);
        await press(page, 'Raise for all residents');
        expect(await note(page)).toMatch(/^\d+ fees are raised\.$/);
        const before = count('fees');
        await page.getByLabel('Fee of the month').fill(month);
        await press(page, 'Raise for all residents');
        expect(await note(page)).toContain('already has the fee');
        expect(count('fees')).toBe(before);
        installed.database.query(`DELETE FROM fees WHERE period = '${month}'`);
      });

      it('answers a complaint and resolves it', async () => {
        const page = await officePage();
        await page.goto('/admin/complaints?status=open');
        await open(page, page.getByRole('link', { name: 'Fan turns slowly' }));
        await page.getByLabel('Reply').fill('The electrician comes on Monday.');
        await page.getByLabel('Status').selectOption('resolved');
        await press(page, 'Save');
        expect(await page.locator('.letter').last().innerText()).toContain('electrician');
        const rohan = await studentPage('rohan@hostel.example');
        await rohan.goto('/student/complaints/2');
        expect(await rohan.locator('main').innerText()).toContain(
          'The electrician comes on Monday.',
        );
      });

      it('writes, changes and deletes a notice that students read', async () => {
        const page = await officePage();
        await page.goto('/admin/notices/new');
        await page.getByLabel('Title').fill('Library hours');
        await page.getByLabel('Text').fill('Open until ten.');
        await page.getByLabel('Last day').fill(`${Number(today().slice(0, 4)) - 1}-12-31`);
        await press(page, 'Save notice');
        expect(await page.locator('.field-error').innerText()).toContain('before the first');
        await page.getByLabel('Last day').fill('');
        await press(page, 'Save notice');
        await open(page, page.getByRole('link', { name: 'Library hours' }));
        await page.getByLabel('Keep on top').selectOption('1');
        await press(page, 'Save notice');
        const student = await studentPage();
        await student.goto('/student/notices');
        expect(await student.locator('main').innerText()).toContain('Open until ten.');
        const row = page.getByRole('row', { name: 'Library hours' });
        await row.getByText('Delete', { exact: true }).click();
        await actAndWaitForLoad(page, () => row.getByRole('button').click());
        await student.reload();
        expect(await student.locator('main').innerText()).not.toContain('Library hours');
      });

      it('reads four reports and downloads each as a file', async () => {
        const page = await officePage();
        for (const [name, words] of [
          ['occupancy', 'Block,Room,Bed'],
          ['dues', 'Student,"Registration no"'],
          ['collection', '"Paid on",Receipt,Student'],
          ['complaints', 'Category,Total,Open'],
        ] as const) {
          await page.goto(`/admin/reports?report=${name}`);
          const rows = await page.locator('tbody tr').count();
          expect(rows).toBeGreaterThan(0);
          const href = await page
            .getByRole('link', { name: 'Download as CSV' })
            .getAttribute('href');
          const file = await page.request.get(href ?? '');
          expect(file.headers()['content-type']).toContain('text/csv');
          const lines = (await file.text()).trim().split('\n');
          expect(lines[0]).toContain(words);
          expect(lines.length).toBe(rows + 1);
        }
      });

      it('finds sign-ins in the access log', async () => {
        const page = await officePage();
        await page.goto('/admin/log?event=signed_in&q=admin');
        expect(await page.locator('tbody').innerText()).toContain(demo.admin.login);
        expect(await page.locator('tbody .stamp').first().innerText()).toBe('Signed in');
      });
    });

    describe('a student', () => {
      it('registers, books a room, withdraws, books another and gets it', async () => {
        const page = await visit();
        await register(page, 'Anju Menon', demo.user.login, 'NEW-001');
        expect(await page.locator('.field-error').innerText()).toContain('already has an account');
        expect(await page.getByLabel('Guardian', { exact: true }).inputValue()).toBe('Leela Menon');
        expect(await page.getByLabel('New password').inputValue()).toBe('');
        await register(page, 'Anju Menon', 'anju@hostel.example', 'NEW-001');
        expect(await heading(page)).toBe('Good to see you, Anju');

        await open(page, page.getByRole('link', { name: 'Book a room' }).first());
        expect(await page.locator('.rooms').innerText()).not.toContain('Banyan');
        await open(page, page.getByRole('link', { name: 'Book Neem 201' }));
        await page.getByLabel('From').fill('2020-01-01');
        await press(page, 'Ask for this room');
        expect(await page.locator('.field-error').innerText()).toContain('must be a day from');
        await page.getByLabel('From').fill(today());
        await press(page, 'Ask for this room');
        await press(page, 'Withdraw');
        expect(await note(page)).toBe('Your booking is withdrawn.');
        await page.goto('/student/rooms');
        await open(page, page.getByRole('link', { name: 'Book Gulmohar 3' }));
        await page.getByLabel('From').fill(today());
        await page.getByLabel('Note').fill('I study late.');
        await press(page, 'Ask for this room');

        const database = await officePage();
        await database.goto('/admin/bookings?status=pending');
        await open(database, database.getByRole('link', { name: 'Anju Menon' }));
        expect(await database.locator('main').innerText()).toContain('I study late.');
        await press(database, 'Approve booking');
        await page.goto('/student');
        expect(await page.locator('.tag').innerText()).toMatch(/Gulmohar\s+3\s+Bed A/);
        expect(await page.locator('.figure').innerText()).toBe('₹15,600');
        await page.goto('/student/rooms/4/book');
        expect(await note(page)).toContain('You already have a bed');
      });

      it('sees fees and opens a receipt that can be printed', async () => {
        const page = await studentPage();
        await page.goto('/student/fees');
        await open(page, page.getByRole('link', { name: /^R\d{6}$/ }).first());
        expect(await page.locator('.receipt').innerText()).toContain('Ananya Deshmukh');
        expect(await page.getByRole('button', { name: 'Print this receipt' }).isVisible()).toBe(
          true,
        );
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.rail').isVisible()).toBe(false);
        expect(await page.locator('.receipt').isVisible()).toBe(true);
      });

      it('raises a complaint and replies', async () => {
        const page = await studentPage();
        await page.goto('/student/complaints/new');
        await page.getByLabel('About').selectOption('electricity');
        await page.getByLabel('In one line').fill('Lamp is broken');
        await page.getByLabel('What is wrong').fill('The lamp above bed A.');
        await press(page, 'Send to the office');
        await page.getByLabel('Your reply').fill('It is the left one.');
        await press(page, 'Add reply');
        expect(await page.locator('.letter').count()).toBe(2);
        await page.goto('/student/complaints');
        expect(await page.locator('tbody').innerText()).toContain('Lamp is broken');
      });

      it('keeps the profile up to date', async () => {
        const page = await studentPage();
        await page.goto('/student/profile');
        await page.getByLabel('Phone', { exact: true }).fill('call me');
        await press(page, 'Save profile');
        expect(await page.locator('.field-error').innerText()).toContain('10 to 15 digits');
        await page.getByLabel('Phone', { exact: true }).fill('90000 12345');
        await press(page, 'Save profile');
        expect(await note(page)).toBe('Your profile is saved.');
        expect(count("students WHERE phone = '90000 12345'")).toBe(1);
      });

      it('changes the password, which ends the session on another device', async () => {
        const laptop = await studentPage('meera@hostel.example');
        const phone = await visit();
        await signIn(phone, 'meera@hostel.example', demo.user.password);
        await laptop.goto('/password');
        await laptop.getByLabel('Present password').fill('not this one');
        await laptop.getByLabel('New password').fill(newPassword);
        await laptop.getByLabel('The same again').fill(newPassword);
        await press(laptop, 'Change password');
        expect(await laptop.locator('.field-error').innerText()).toContain(
          'not your present password',
        );
        await laptop.getByLabel('Present password').fill(demo.user.password);
        await laptop.getByLabel('New password').fill(newPassword);
        await laptop.getByLabel('The same again').fill(newPassword);
        await press(laptop, 'Change password');
        expect(await note(laptop)).toContain('Your password is changed');
        await phone.goto('/student');
        expect(new URL(phone.url()).pathname).toBe('/login');
        await laptop.goto('/student');
        expect(await heading(laptop)).toBe('Good to see you, Meera');
      });
    });

    describe('an attacker', () => {
      it('gets an empty list and no error from SQL in searches', async () => {
        const page = await officePage();
        const attack = encodeURIComponent("zz%' UNION SELECT 1,email,password_hash FROM users -- ");
        for (const path of ['students', 'rooms', 'fees', 'complaints', 'allocations', 'log']) {
          const answer = await page.goto(`/admin/${path}?q=${attack}`);
          expect(answer?.status()).toBe(200);
          expect(await page.locator('.empty').count()).toBe(1);
          expect(await page.content()).not.toContain('$2y$');
        }
        for (const odd of [
          'q[]=x',
          'page=99999',
          'page=-1',
          'page=abc',
          'q=%FF%FE',
          'q=%00',
          'status[]=1',
        ]) {
          expect((await page.goto(`/admin/complaints?${odd}`))?.status()).toBe(200);
        }
      });

      it('sees scripts in a complaint, a note and a name shown as text', async () => {
        const script = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'';
        const page = await visit();
        await register(page, script.slice(0, 60), 'script@hostel.example', '<b>1</b>');
        await page.goto('/student/complaints/new');
        await page.getByLabel('About').selectOption('other');
        await page.getByLabel('In one line').fill(script);
        await page.getByLabel('What is wrong').fill(script);
        await press(page, 'Send to the office');
        await page.goto('/student/rooms/4/book');
        await page.getByLabel('Note').fill(script);
        await press(page, 'Ask for this room');
        const database = await officePage();
        for (const path of [
          '/admin',
          '/admin/complaints',
          '/admin/students?q=script',
          '/admin/bookings',
        ]) {
          await database.goto(path);
          expect(await database.locator('main script, main img').count()).toBe(0);
        }
        await open(database, database.getByRole('link', { name: /script/ }));
        expect(await database.locator('main').innerText()).toContain(script);
        await database.goto(
          `/admin/students?q=${encodeURIComponent('"><script>alert(3)</script>')}`,
        );
        expect(await database.locator('main script').count()).toBe(0);
      });

      it('cannot plant a session, read its cookie, or use it after the sign-out', async () => {
        const page = await visit();
        await page.goto('/login');
        const session = async () =>
          (await page.context().cookies()).find((cookie) => cookie.name === 'hostel_session');
        const before = await session();
        await signIn(page, demo.user.login, demo.user.password);
        const after = await session();
        expect(after?.value).not.toBe(before?.value);
        expect([after?.httpOnly, after?.sameSite]).toEqual([true, 'Lax']);
        await press(page, 'Sign out');
        expect(await note(page)).toBe('You are signed out.');
        const thief = await visit(after === undefined ? [] : [after]);
        await thief.goto('/student');
        expect(new URL(thief.url()).pathname).toBe('/login');
      });

      it('cannot read the source, the SQL or the settings', async () => {
        const page = await visit();
        for (const path of [
          '/app/config.php',
          '/database/seed.sql',
          '/README.md',
          '/%2e%2e/app/config.php',
          '/..%2fapp%2fconfig.php',
        ]) {
          const answer = await page.request.get(path);
          expect([path, answer.status()]).toEqual([path, 404]);
        }
      });

      it('is stopped by a database that refuses a second resident and a second waiting booking by itself', async () => {
        const refused = [
          "INSERT INTO allocations (student_id, bed_id, started_on) VALUES (24, 7, '2030-01-01')",
          "INSERT INTO allocations (student_id, bed_id, started_on) VALUES (1, 33, '2030-01-01')",
          "INSERT INTO bookings (student_id, room_id, wanted_from) VALUES (22, 1, '2030-01-01')",
        ];
        for (const sql of refused) expect(() => installed.database.query(sql)).toThrow(/Duplicate/);
      });

      it('cannot get one bed given twice, and the booking still waits afterwards', async () => {
        const page = await officePage();
        await page.goto('/admin/bookings/23');
        const bed = await page.getByLabel('Bed').inputValue();
        installed.database.query(
          `INSERT INTO allocations (student_id, bed_id, started_on) VALUES (24, ${bed}, '${today()}')`,
        );
        const feesBefore = count('fees');
        await press(page, 'Approve booking');
        expect(await note(page)).toContain('The bed is taken');
        expect(await page.locator('.stamp').first().innerText()).toBe('Pending');
        expect(count('fees')).toBe(feesBefore);
      });
    });

    describe('everybody', () => {
      const pages = {
        visitor: ['/login', '/register', '/nowhere'],
        admin: [
          '/admin',
          '/admin/courses',
          '/admin/rooms',
          '/admin/rooms/1',
          '/admin/rooms/new',
          '/admin/students',
          '/admin/students/1',
          '/admin/students/new',
          '/admin/bookings',
          '/admin/bookings/23',
          '/admin/allocations',
          '/admin/allocations/1',
          '/admin/allocations/14',
          '/admin/fees',
          '/admin/fees/1',
          '/admin/receipts/1',
          '/admin/complaints/1',
          '/admin/notices',
          '/admin/reports',
          '/admin/log',
        ],
        student: [
          '/student',
          '/student/rooms',
          '/student/bookings',
          '/student/fees',
          '/student/complaints',
          '/student/complaints/1',
          '/student/notices',
          '/student/profile',
          '/password',
        ],
      };

      it.each(['visitor', 'admin', 'student'] as const)(
        'can use the pages of a %s on a phone and with assistive technology',
        async (role) => {
          const page =
            role === 'admin'
              ? await officePage()
              : role === 'student'
                ? await studentPage()
                : await visit();
          const found: string[] = [];
          for (const path of pages[role]) {
            await page.goto(path);
            for (const line of await findAccessibilityViolations(page))
              found.push(`${path} ${line}`);
            const extra = await countPixelsTooWide(page);
            if (extra > 0) found.push(`${path} is ${extra} px too wide`);
          }
          expect(found).toEqual([]);
        },
      );
    });
  },
);
