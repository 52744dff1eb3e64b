/**
 * The small CRM as a student gets it: installed by the printed steps into an empty folder and a real MariaDB, then
 * used in a real browser by both roles and by an attacker.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Cookie, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { smallCrm } from '#content/showcase/php-projects/small-crm.ts';
import { smallCrmDocumentation } from '#content/showcase/php-projects/small-crm-documentation.ts';
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
const folder = join(import.meta.dirname, '../../projects/small-crm');
const { demo } = smallCrm;
/** The second user of the sample data. Customer 4, ticket 6 and quote 9 are hers, not the sample user's. */
const other = { login: 'meera@crm.example', password: demo.user.password };
const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
/** A day in about a month in India: as a form sends it, and as a page shows it. */
const soon = new Date(Date.now() + (30 * 24 + 5.5) * 3_600_000);
const soonSent = soon.toISOString().slice(0, 10);
const soonShown = `${soon.getUTCDate()} ${soon.toLocaleString('en', { month: 'short', timeZone: 'UTC' })} ${soon.getUTCFullYear()}`;
const sqlTexts = ["' OR 1=1 -- ", "') UNION SELECT 1,2,3 -- ", '%', '"; DROP TABLE users; -- '];

/** Every line of the route table: the method, the path with numbers filled in, and the name of its roles. */
const routes = [
  ...readFileSync(join(folder, 'app/routes.php'), 'utf8').matchAll(
    /\['(GET|POST)', '([^']+)', \$(\w+),/g,
  ),
].map(([, method = '', path = '', roles = '']) => ({
  method,
  path: path.replace('{id}', '1').replace('{name}', 'team'),
  roles,
}));

describe.skipIf(missing !== null)(
  `Small CRM, installed as its page says${missing === null ? '' : ` (skipped: ${missing})`}`,
  () => {
    let installed: InstalledProject;
    let browser: Browser;
    let visitors: VisitorPage[] = [];
    const sessions = new Map<typeof demo.admin, Cookie[]>();

    beforeAll(async () => {
      installed = await installProject(
        smallCrm,
        projectFromZip(await downloadArchive(smallCrm.id)),
      );
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
      expect(installed.log()).not.toMatch(/PHP (Warning|Notice|Deprecated|Fatal|Parse)|\[50\d\]/);
    });

    const visit = async (url = installed.url) => {
      const visitor = await openVisitorPage(browser, url);
      visitors.push(visitor);
      return visitor.page;
    };
    const signIn = async (page: Page, { login, password }: typeof demo.admin) => {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(login);
      await page.getByLabel('Password').fill(password);
      await press(page, 'Sign in');
    };
    /** Opens the start page with this account. Signs in once and keeps the cookie for later visits. */
    const visitAs = async (account: typeof demo.admin) => {
      const page = await visit();
      const cookies = sessions.get(account);
      if (cookies === undefined) {
        await signIn(page, account);
        sessions.set(account, await page.context().cookies());
      } else {
        await page.context().addCookies(cookies);
        await page.goto('/');
      }
      return page;
    };
    const asAdmin = () => visitAs(demo.admin);
    const asUser = () => visitAs(demo.user);
    const asNewly = async (account: typeof demo.admin) => {
      const page = await visit();
      await signIn(page, account);
      return page;
    };
    const press = (page: Page, name: string) =>
      actAndWaitForLoad(page, () => page.getByRole('button', { name, exact: true }).click());
    const open = (page: Page, name: string) =>
      actAndWaitForLoad(page, () =>
        page.getByRole('main').getByRole('link', { name, exact: true }).click(),
      );
    const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
    const note = (page: Page) => page.locator('.flash').innerText();
    const main = (page: Page) => page.getByRole('main').innerText();
    const pathOf = (page: Page) => new URL(page.url()).pathname;
    const fill = async (page: Page, values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
    };
    const choose = (page: Page, label: string, option: string) =>
      page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
    const tokenOf = (page: Page) => page.locator('input[name="csrf"]').first().inputValue();
    const value = (sql: string) => installed.database.query(sql)[0]?.[0];

    describe('what is installed', () => {
      it('has exactly the tables and columns that the documentation prints', () => {
        const columns = installed.database.query(
          'SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = DATABASE()',
        );
        const printed = smallCrmDocumentation.entities.flatMap((entity) =>
          entity.columns.map((column) => `${entity.name},${column.name}`),
        );
        expect(columns.map(String).sort()).toEqual(printed.sort());
      });

      it('has exactly the foreign keys that the diagram draws', () => {
        const keys = installed.database.query(
          'SELECT table_name, column_name, referenced_table_name, referenced_column_name FROM information_schema.key_column_usage WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL',
        );
        const drawn = smallCrmDocumentation.relations.map(({ from, to }) =>
          [from.table, from.column, to.table, to.column].join(),
        );
        expect(keys.map(String).sort()).toEqual(drawn.sort());
      });

      it('has every file that the documentation names', () => {
        const named = [
          ...smallCrmDocumentation.architecture.parts.map(({ path }) => path),
          ...smallCrmDocumentation.security.flatMap(({ where }) => where.split(', ')),
        ];
        expect(named.filter((path) => !existsSync(join(installed.folder, path)))).toEqual([]);
      });

      it('prints the commands and sample logins of its page in its own README', () => {
        const readme = readFileSync(join(installed.folder, 'README.md'), 'utf8');
        for (const { command } of smallCrm.installation) expect(readme).toContain(command);
        for (const { login, password } of [demo.admin, demo.user]) {
          expect(readme).toContain(`\`${login}\` | \`${password}\``);
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
          const page = await visit(apacheLike.url);
          await page.goto('/small-crm/public/login');
          await fill(page, { 'E-mail': demo.user.login, Password: demo.user.password });
          await press(page, 'Sign in');
          expect(pathOf(page)).toBe('/small-crm/public/');
          await actAndWaitForLoad(page, () =>
            page.getByRole('link', { name: 'Customers', exact: true }).click(),
          );
          expect(await heading(page)).toBe('My customers');
          expect(await page.locator('.desk img').evaluate((img) => img.clientWidth)).toBe(30);
        } finally {
          await apacheLike.stop();
        }
      });

      it('prints what to do if the database or its tables are missing', async () => {
        const port = await findFreePort();
        const lost = await startServerWithShellScript(`exec php -S 127.0.0.1:${port} -t public`, {
          cwd: installed.folder,
          port,
          env: { DB_NAME: 'small_crm_that_is_not_there' },
        });
        try {
          const answer = await fetch(`${lost.url}/login`, {
            method: 'POST',
            redirect: 'manual',
          });
          expect(answer.status).toBe(503);
          const page = await answer.text();
          expect(page).toContain('small_crm_that_is_not_there');
          expect(page).not.toMatch(/PDOException|\.php/);
        } finally {
          await lost.stop();
        }
      });
    });

    describe('every page', () => {
      it.each(['admin', 'user'] as const)(
        'answers, fits a phone and is accessible: %s',
        async (role) => {
          const page = await visit();
          await page.goto('/login');
          expect(await findAccessibilityViolations(page)).toEqual([]);
          await signIn(page, demo[role]);
          const pages = routes
            .filter(({ method, roles }) => method === 'GET' && (roles === 'both' || roles === role))
            .filter(({ path }) => !path.endsWith('/csv'))
            .map(({ path }) =>
              path.replace('/leads/1', '/leads/12').replace('/quotes/1', '/quotes/11'),
            );
          expect(pages.length).toBeGreaterThan(10);
          for (const path of pages) {
            const answer = await page.goto(path);
            expect([path, answer?.status()]).toEqual([path, 200]);
            expect([path, await countPixelsTooWide(page)]).toEqual([path, 0]);
            expect([path, await findAccessibilityViolations(page)]).toEqual([path, []]);
          }
        },
      );
    });

    describe('the administrator', () => {
      it('sees figures, both charts in words, and the urgent items', async () => {
        const page = await asAdmin();
        expect(await heading(page)).toBe('Dashboard');
        expect(await page.locator('.figures').innerText()).toMatch(/Open pipeline\s+₹11,19,000/);
        const charts = page.getByRole('img', { name: /Value of/ });
        expect(await charts.count()).toBe(2);
        expect(await charts.first().getAttribute('aria-label')).toContain('Proposal ₹4,47,000');
        expect(await page.locator('.chart-column').count()).toBe(6);
        await open(page, 'Reception cannot print tokens');
        expect(pathOf(page)).toBe('/tickets/8');
      });

      it('adds a user, who signs in, gets a new password, and is signed out at once when blocked', async () => {
        const page = await asAdmin();
        await page.goto('/users');
        await open(page, 'New user');
        await fill(page, { Name: 'Kiran Das', 'E-mail': demo.user.login });
        await fill(page, { 'Password, at least 10 characters': 'first password' });
        await fill(page, { 'The same password again': 'first password' });
        await press(page, 'Save');
        expect(await main(page)).toContain('Another user has this e-mail already.');
        expect(await page.getByLabel('Name').inputValue()).toBe('Kiran Das');
        await fill(page, { 'E-mail': 'kiran@crm.example' });
        await fill(page, { 'Password, at least 10 characters': 'short' });
        await press(page, 'Save');
        expect(await main(page)).toContain('A password needs 10 to 72 characters.');
        await fill(page, { 'Password, at least 10 characters': 'first password' });
        await fill(page, { 'The same password again': 'first password' });
        await press(page, 'Save');
        expect(await note(page)).toBe('Kiran Das can sign in now.');

        const first = await asNewly({ login: 'kiran@crm.example', password: 'first password' });
        expect(await heading(first)).toBe('My desk');

        await open(page, 'Kiran Das');
        const label = 'New password (leave empty to keep the old one)';
        await fill(page, {
          [label]: 'second password',
          'The same password again': 'second password',
        });
        await press(page, 'Save');
        await first.goto('/');
        expect(pathOf(first)).toBe('/login');

        const second = await asNewly({ login: 'kiran@crm.example', password: 'second password' });
        await open(page, 'Kiran Das');
        await choose(page, 'Status', 'Blocked');
        await press(page, 'Save');
        await second.goto('/');
        expect(pathOf(second)).toBe('/login');
        await signIn(second, { login: 'kiran@crm.example', password: 'second password' });
        expect(await main(second)).toContain('E-mail or password is wrong.');
      });

      it('finds customers by text and industry, page by page', async () => {
        const page = await asAdmin();
        await page.goto('/customers');
        expect(await page.locator('tbody tr').count()).toBe(12);
        expect(await page.locator('.pager').innerText()).toContain('24 customers, page 1 of 2');
        await open(page, 'Next');
        expect(await page.locator('.pager').innerText()).toContain('page 2 of 2');
        await page.getByLabel('Search').fill('kochi');
        await press(page, 'Show');
        expect(await page.locator('tbody').innerText()).toContain('Tin Roof Bakery');
        expect(await page.locator('tbody tr').count()).toBe(1);
        await open(page, 'Clear');
        await choose(page, 'Industry', 'Health');
        await press(page, 'Show');
        expect(await page.locator('tbody tr').count()).toBe(2);
        await page.goto('/customers?page=999');
        expect(await page.locator('.pager').innerText()).toContain('page 2 of 2');
      });

      it('adds a customer, keeps the typed text while it is invalid, hands it over, and deletes it', async () => {
        const page = await asAdmin();
        await page.goto('/customers/new');
        await page.locator('form.form').evaluate((form: HTMLFormElement) => {
          form.noValidate = true;
        });
        await fill(page, { Company: 'Round Table Rentals', 'E-mail': 'not an address' });
        await fill(page, { 'Phone (optional)': '12' });
        await press(page, 'Save');
        expect(await main(page)).toContain('Contact person is required.');
        expect(await main(page)).toContain('E-mail must be an e-mail address');
        expect(await main(page)).toContain('Phone must have 7 to 15 digits.');
        expect(await page.getByLabel('Company').inputValue()).toBe('Round Table Rentals');
        await fill(page, { 'Contact person': 'Leela Nair', 'Phone (optional)': '+91 00000 00999' });
        await fill(page, { 'E-mail': 'leela@roundtable.example' });
        await choose(page, 'Looked after by', 'Ravi Kumar');
        await press(page, 'Save');
        expect(await note(page)).toBe('The customer has been added.');

        const user = await asUser();
        const address = pathOf(page);
        expect((await user.goto(address))?.status()).toBe(200);
        await open(page, 'Edit');
        await choose(page, 'Looked after by', 'Meera Joseph');
        await press(page, 'Save');
        expect((await user.goto(address))?.status()).toBe(404);

        await page.getByText('Delete this customer').click();
        await press(page, 'Delete for good');
        expect(await note(page)).toBe('Round Table Rentals has been deleted.');
      });

      it('keeps work assigned to a blocked user until another user is chosen', async () => {
        const page = await asAdmin();
        installed.database.query('UPDATE customers SET owner_id = 5 WHERE id = 24');
        await page.goto('/customers/24/edit');
        await fill(page, { 'City (optional)': 'Idukki' });
        await press(page, 'Save');
        expect(value('SELECT CONCAT(owner_id, city) FROM customers WHERE id = 24')).toBe('5Idukki');
        await page.goto('/customers/new');
        expect(await page.getByLabel('Looked after by').innerText()).not.toContain('Devika Nair');
      });

      it('moves a lead from its first line to a customer', async () => {
        const page = await asAdmin();
        await page.goto('/leads');
        await open(page, 'New lead');
        await fill(page, {
          'What it is about': 'Registers for six schools',
          Company: 'Seven Hills Trust',
          'Contact person': 'Omana Pillai',
          'E-mail': 'omana@sevenhills.example',
          'Value in rupees': '150000',
        });
        await choose(page, 'Given to', 'Ravi Kumar');
        await press(page, 'Save');
        expect(await note(page)).toBe('The lead has been added.');
        const lead = pathOf(page);
        await page.goto('/leads?q=Seven+Hills');
        expect(await page.locator('.stage.is-new').innerText()).toContain('Registers for six');

        await page.goto(lead);
        await fill(page, { 'Note (optional)': 'Called, wants a visit.' });
        await press(page, 'Move');
        expect(await note(page)).toBe('The lead is now in the stage Contacted.');
        await choose(page, 'New stage', 'Won');
        await press(page, 'Move');
        expect(await note(page)).toBe('Won. The lead is a customer now.');
        expect(await main(page)).toContain('New → Contacted');
        expect(await main(page)).toContain('Called, wants a visit.');
        expect(await page.getByRole('button', { name: 'Move' }).count()).toBe(0);
        await open(page, 'Seven Hills Trust');
        expect(await main(page)).toContain('Ravi Kumar');
        expect(await main(page)).toContain('Came from the lead');

        const user = await asUser();
        await user.goto('/customers?q=Seven+Hills');
        expect(await main(user)).toContain('Omana Pillai');
      });

      it('edits a lead and reopens a lost one', async () => {
        const page = await asAdmin();
        await page.goto('/leads/10');
        await open(page, 'Edit');
        await fill(page, { 'Value in rupees': '47000', 'Expected close (optional)': soonSent });
        await press(page, 'Save');
        expect(await main(page)).toContain('₹47,000');
        expect(await main(page)).toContain(soonShown);
        await press(page, 'Move');
        expect(value('SELECT stage FROM leads WHERE id = 10')).toBe('contacted');
        expect(value('SELECT closed_at IS NULL FROM leads WHERE id = 10')).toBe('1');
      });

      it('assigns a task, changes it, and deletes it', async () => {
        const page = await asAdmin();
        await page.goto('/tasks');
        await open(page, 'New task');
        await fill(page, { Task: 'Water the plants', 'Due on': soonSent });
        await choose(page, 'Given to', 'Meera Joseph');
        await choose(page, 'Customer (optional)', 'Half Acre Nursery');
        await press(page, 'Save');
        await choose(page, 'Given to', 'Meera Joseph');
        await press(page, 'Show');
        expect(await page.locator('tbody').innerText()).not.toContain('Imran Sheikh');
        await open(page, 'Water the plants');
        await fill(page, { 'Details (optional)': 'Twice a week.' });
        await press(page, 'Save');
        expect(value("SELECT details FROM tasks WHERE title = 'Water the plants'")).toBe(
          'Twice a week.',
        );
        await open(page, 'Water the plants');
        await page.getByText('Delete this task').click();
        await press(page, 'Delete for good');
        expect(await note(page)).toBe('The task has been deleted.');
      });

      it('reads four reports for any days and downloads each as CSV', async () => {
        const page = await asAdmin();
        await page.goto('/reports');
        for (const name of [
          'Leads by stage',
          'Work by user',
          'Tickets by category',
          'Quotes by customer',
        ]) {
          await page.goto('/reports');
          await open(page, name);
          expect(await heading(page)).toBe(name);
          expect(await page.locator('tbody tr').count()).toBeGreaterThan(2);
          const link = page.getByRole('link', { name: 'Download CSV' });
          const file = await page.request.get(String(await link.getAttribute('href')));
          expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');
          expect(file.headers()['content-disposition']).toMatch(
            /^attachment; filename="[\w-]+\.csv"$/,
          );
          const lines = (await file.text()).trim().split('\n');
          expect(lines.length).toBe((await page.locator('tbody tr').count()) + 1);
        }
        await fill(page, { From: '2001-01-01', To: '2001-02-01' });
        await press(page, 'Show');
        expect(await main(page)).toContain('Nothing happened in these days.');
      });

      it('finds sign-ins and refusals in the access log', async () => {
        const page = await asNewly(demo.admin);
        await page.goto('/access-log');
        expect(await page.locator('tbody tr').first().innerText()).toContain('Signed in');
        await choose(page, 'Event', 'Wrong password');
        await press(page, 'Show');
        const rows = await page.locator('tbody tr').allInnerTexts();
        expect(rows.length).toBeGreaterThan(4);
        expect(rows.filter((row) => !row.includes('Wrong password'))).toEqual([]);
      });
    });

    describe('a user', () => {
      it('sees the own desk and only own customers', async () => {
        const page = await asUser();
        expect(await heading(page)).toBe('My desk');
        const tabs = await page.getByRole('navigation', { name: 'Main' }).innerText();
        expect(tabs.split(/\s*\n\s*/)).toEqual([
          'My desk',
          'Customers',
          'Tickets',
          'Quotes',
          'Tasks',
        ]);
        await page.goto('/customers');
        const own = value('SELECT COUNT(*) FROM customers WHERE owner_id = 2');
        expect(await page.locator('.pager').innerText()).toContain(`${own} customers`);
        expect(await main(page)).not.toContain('Seven Stairs Stationery');
      });

      it('adds and changes an own customer', async () => {
        const page = await asUser();
        await page.goto('/customers');
        await open(page, 'New customer');
        expect(await page.getByLabel('Looked after by').count()).toBe(0);
        await fill(page, {
          Company: 'Loud Clock Repairs',
          'Contact person': 'Sibi Jacob',
          'E-mail': 'sibi@loudclock.example',
        });
        await press(page, 'Save');
        expect(await heading(page)).toBe('Loud Clock Repairs');
        await open(page, 'Edit');
        await fill(page, { 'City (optional)': 'Munnar' });
        await press(page, 'Save');
        expect(await main(page)).toContain('Munnar');
        expect(value("SELECT owner_id FROM customers WHERE city = 'Munnar'")).toBe('2');
      });

      it('raises a ticket, follows it to its answer, reopens it and closes it', async () => {
        const user = await asUser();
        await user.goto('/customers/15');
        await open(user, 'Raise a ticket');
        expect(await user.getByLabel('Customer').inputValue()).toBe('15');
        await choose(user, 'Priority', 'High');
        await fill(user, {
          Subject: 'Cards crack',
          'What happened': 'At the corner.\nAfter a week.',
        });
        await press(user, 'Raise the ticket');
        const ticket = pathOf(user);

        const admin = await asAdmin();
        await admin.goto('/tickets?status=open&q=cards');
        await open(admin, 'Cards crack');
        await fill(admin, { 'Your reply': 'New ones are on the way.' });
        await press(admin, 'Send');
        expect(await admin.locator('.card-head').innerText()).toContain('In progress');
        await fill(admin, { 'Your reply': 'The supplier pays.' });
        await admin.getByLabel('Internal note').check();
        await press(admin, 'Send');
        expect(await main(admin)).toContain('The supplier pays.');
        await choose(admin, 'Status', 'Resolved');
        await press(admin, 'Save');

        await user.goto(ticket);
        expect(await main(user)).toContain('New ones are on the way.');
        expect(await main(user)).not.toContain('The supplier pays.');
        expect(await user.locator('.card-head').innerText()).toContain('Resolved');
        await fill(user, { 'Your reply': 'They crack as well.' });
        await press(user, 'Send');
        expect(await user.locator('.card-head').innerText()).toContain('Open');
        await press(user, 'Close this ticket');
        expect(await main(user)).toContain('takes no more replies');
        const csrf = await tokenOf(user);
        await user.request.post(`${ticket}/replies`, { form: { csrf, body: 'Too late' } });
        expect(value("SELECT COUNT(*) FROM ticket_replies WHERE body = 'Too late'")).toBe('0');
      });

      it('requests a quote, gets a price, and accepts it once', async () => {
        const user = await asUser();
        await user.goto('/quotes');
        await open(user, 'Request a quote');
        // The browser itself refuses to send a form whose required fields are empty, so this press does nothing.
        await user.getByRole('button', { name: 'Request the quote' }).click();
        await choose(user, 'Customer', 'Paper Crane Prints');
        await fill(user, { Title: 'Posters', 'What the customer needs': 'Three kinds, large.' });
        await press(user, 'Request the quote');
        expect(await main(user)).toContain('Not priced yet.');
        const quote = pathOf(user);

        const admin = await asAdmin();
        await admin.goto(quote);
        await open(admin, 'Price and send');
        await fill(admin, { 'Description, line 1': 'Poster', 'Quantity, line 1': '3' });
        await fill(admin, { 'Price each, line 1': 'cheap', 'Valid until': soonSent });
        await press(admin, 'Send the quote');
        expect(await main(admin)).toContain('Each line needs a description');
        expect(await admin.getByLabel('Description, line 1').inputValue()).toBe('Poster');
        await fill(admin, { 'Price each, line 1': '1000' });
        await fill(admin, { 'Description, line 2': 'Tube', 'Quantity, line 2': '1' });
        await fill(admin, { 'Price each, line 2': '500' });
        await press(admin, 'Send the quote');
        expect(await note(admin)).toBe('The quote has been sent.');

        await user.goto(quote);
        const sums = await user.locator('tfoot').innerText();
        expect(sums).toMatch(/Net\s+₹3,500\s+GST, 18 %\s+₹630\s+Total\s+₹4,130/);
        await press(user, 'Accepted');
        expect(await note(user)).toBe('The quote is accepted.');
        const csrf = await tokenOf(user);
        await user.request.post(`${quote}/decision`, { form: { csrf, decision: 'declined' } });
        expect(value(`SELECT status FROM quotes WHERE id = ${quote.slice(8)}`)).toBe('accepted');
      });

      it('finishes a task and undoes it', async () => {
        const page = await asUser();
        await page.goto('/tasks?status=open');
        const row = page.getByRole('row', { name: 'Visit Clear Lens Opticals' });
        await actAndWaitForLoad(page, () => row.getByRole('button').click());
        expect(await note(page)).toBe('Done.');
        await press(page, 'Open again: Visit Clear Lens Opticals');
        expect(await note(page)).toBe('The task is open again.');
      });

      it('changes the password, which ends the session on another computer', async () => {
        const elsewhere = await asNewly(other);
        const page = await asNewly(other);
        await actAndWaitForLoad(page, () =>
          page.getByRole('link', { name: 'Meera Joseph' }).click(),
        );
        await open(page, 'Change password');
        const next = 'a much longer one';
        const fields = { 'New password, at least 10 characters': next, 'New password again': next };
        await fill(page, { 'Current password': 'wrong', ...fields });
        await press(page, 'Change password');
        expect(await main(page)).toContain('This is not your current password.');
        const odd = {
          csrf: await tokenOf(page),
          password: 'with \0 inside',
          password_again: 'with \0 inside',
        };
        expect((await page.request.post('/profile/password', { form: odd })).status()).toBe(422);
        await fill(page, { 'Current password': other.password, ...fields });
        await press(page, 'Change password');
        expect(await note(page)).toBe('Your password has been changed.');
        await elsewhere.goto('/');
        expect(pathOf(elsewhere)).toBe('/login');
        await signIn(elsewhere, { ...other, password: next });
        expect(await heading(elsewhere)).toBe('My desk');
        installed.database.query(
          'UPDATE users, (SELECT password_hash FROM users WHERE id = 4) AS same SET users.password_hash = same.password_hash WHERE id = 3',
        );
      });

      it('signs out, and the requested page opens after signing in again', async () => {
        const page = await asNewly(demo.user);
        await press(page, 'Sign out');
        expect(await note(page)).toBe('You are signed out.');
        const sentAway = await fetch(`${installed.url}/quotes`, { redirect: 'manual' });
        expect([sentAway.status, sentAway.headers.get('location')]).toEqual([303, '/login']);
        await page.goto('/quotes');
        expect(await note(page)).toBe('Please sign in first.');
        await fill(page, { 'E-mail': demo.user.login, Password: demo.user.password });
        await press(page, 'Sign in');
        expect(pathOf(page)).toBe('/quotes');
      });
    });

    describe('an attacker', () => {
      it('gets no additional row and no error from SQL in any search, filter or address', async () => {
        const page = await asUser();
        for (const text of sqlTexts) {
          for (const list of ['/customers', '/tickets', '/quotes']) {
            await page.goto(`${list}?q=${encodeURIComponent(text)}`);
            expect(await page.locator('.pager').innerText()).toMatch(/^0 /);
          }
        }
        const own = await page.request.get("/customers?industry=x'+OR+1=1--&page=2'");
        expect(own.status()).toBe(200);
        expect((await page.request.get('/customers?q[]=1&page[]=2')).status()).toBe(200);
        for (const path of [
          "/customers/1'",
          '/customers/1%20OR%201=1',
          '/customers/-1',
          '/reports/users',
        ]) {
          expect((await page.request.get(path)).ok()).toBe(false);
        }
        expect(value('SELECT COUNT(*) > 4 FROM users')).toBe('1');
      });

      it('sees scripts shown as text on every page', async () => {
        const user = await asUser();
        await user.goto('/customers/new');
        await fill(user, {
          Company: script,
          'Contact person': script,
          'E-mail': 'script@harm.example',
          'City (optional)': script,
          'Notes (optional)': script,
        });
        await press(user, 'Save');
        expect(await heading(user)).toBe(script);
        await open(user, 'Raise a ticket');
        await fill(user, { Subject: script, 'What happened': script });
        await press(user, 'Raise the ticket');
        const ticket = pathOf(user);
        await fill(user, { 'Your reply': script });
        await press(user, 'Send');
        await user.goto('/quotes/new');
        await choose(user, 'Customer', script);
        await fill(user, { Title: script, 'What the customer needs': script });
        await press(user, 'Request the quote');
        const quote = pathOf(user);
        await user.goto('/profile');
        await fill(user, { Name: script });
        await press(user, 'Save');

        const admin = await asAdmin();
        const pages = [
          '/',
          '/customers?q=script',
          '/tickets',
          ticket,
          '/quotes',
          quote,
          `${quote}/prepare`,
        ];
        pages.push('/users', '/leads', '/leads/new', '/tasks/new', '/reports/team', '/access-log');
        pages.push(`/customers?q=${encodeURIComponent(`"><svg onload=alert(3)>`)}`);
        for (const path of pages) {
          await admin.goto(path);
          expect([
            path,
            await admin.locator('script, img[src="x"], [onerror], [onload]').count(),
          ]).toEqual([path, 0]);
        }
        await admin.goto(ticket);
        expect(await admin.locator('.letter').allInnerTexts()).toSatisfy((letters: string[]) =>
          letters.every((letter) => letter.includes(script)),
        );
        installed.database.query("UPDATE users SET name = 'Ravi Kumar' WHERE id = 2");
      });

      it('cannot plant a session, read its cookie, or use it after the sign-out', async () => {
        const page = await visit();
        const cookies = () => page.context().cookies();
        await page
          .context()
          .addCookies([{ name: 'small_crm_session', value: 'planted', url: installed.url }]);
        await page.goto('/login');
        const before = (await cookies())[0]?.value;
        expect(before).not.toBe('planted');
        await signIn(page, demo.user);
        const [cookie] = await cookies();
        expect(cookie?.value).not.toBe(before);
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
        expect(await page.evaluate(() => document.cookie)).toBe('');
        await press(page, 'Sign out');
        const thief = await visit();
        await thief
          .context()
          .addCookies([
            { name: 'small_crm_session', value: cookie?.value ?? '', url: installed.url },
          ]);
        await thief.goto('/customers');
        expect(pathOf(thief)).toBe('/login');
      });

      it('finds a session ended that was not used for too long', async () => {
        const port = await findFreePort();
        const impatient = await startServerWithShellScript(
          [
            'cp -R . ../impatient && cd ../impatient',
            `sed -i "s/'session_idle_minutes' => 45/'session_idle_minutes' => -1/" app/config.php`,
            `exec php -S 127.0.0.1:${port} -t public`,
          ].join('\n'),
          { cwd: installed.folder, port, env: { DB_NAME: installed.database.name } },
        );
        try {
          const page = await visit(impatient.url);
          await signIn(page, demo.user);
          expect(pathOf(page)).toBe('/login');
          await page.context().close();
        } finally {
          await impatient.stop();
        }
      });

      it('cannot read the source, the SQL or the settings', async () => {
        for (const path of [
          '/app/config.php',
          '/../app/config.php',
          '/database/seed.sql',
          '/.htaccess',
          '/index.php/../../app/config.php',
        ]) {
          const answer = await fetch(installed.url + path, { redirect: 'manual' });
          const text = await answer.text();
          expect([path, text.includes('db_pass') || text.includes('INSERT INTO')]).toEqual([
            path,
            false,
          ]);
        }
      });

      it('gets headers that allow no script, no frame and no copy in a cache', async () => {
        const { headers } = await fetch(`${installed.url}/login`);
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('cache-control')).toContain('no-store');
        expect(headers.get('x-powered-by')).toBeNull();
      });
    });
  },
);
