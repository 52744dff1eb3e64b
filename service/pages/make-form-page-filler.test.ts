import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCallSubjectQuery } from '#contract/forms/call-subject-query.ts';
import type {
  OfferFormPageContent,
  OfferRecord,
  OffersFile,
} from '#contract/published/built-offers-file.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { startTestApp, type TestApp } from '../../tests/service/support/start-test-app.ts';
import { fillHtml } from './fill-html.ts';

const page =
  '<!doctype html><form><textarea rows="4" name="message" id="_R_1"></textarea></form>' +
  `<script>let page = '<textarea name="message"></textarea>'</script>${'x'.repeat(2000)}`;

const said = (text: string, fields: Record<string, string> = {}): OfferFormPageContent => ({
  texts: { heading: text, fee: '₹3,999' },
  fields,
  links: {},
});
const words = (text: string, fields = {}) => ({ '/enroll-form': said(text, fields) });
const [course, workshop] = sampleOffersFile.offers as [OfferRecord, OfferRecord];
const offers: OffersFile = {
  offers: [
    { ...course, words: words('Enrol for <Flutter>', { offer: 'flutter' }) },
    { ...workshop, words: words('On June 10'), wordsOnceBegun: words('Next batch') },
  ],
  unknown: words('We do not have that.'),
};
const enrolPage =
  '<h1><span data-slot="heading">Enrol</span></h1><select name="offer" id="a">' +
  '<option value="" selected="">Any</option><option value="flutter">Flutter</option></select>' +
  '<input type="hidden" name="shown_fee" value="  ₹2,500"/>' +
  '<script type="application/json">["flutter"]</script>';

let now = Date.parse('2025-06-10T12:00:00+05:30');
let app: TestApp;
let folder: ReturnType<typeof makeScratchFolder>;
beforeAll(async () => {
  folder = makeScratchFolder();
  const client = join(folder.path, 'client');
  mkdirSync(client);
  writeFileSync(join(client, 'request-call.html'), page);
  writeFileSync(join(client, 'request-call.html.br'), brotliCompressSync(page));
  writeFileSync(join(client, 'terms.html'), page);
  writeFileSync(join(client, 'enroll-form.html'), enrolPage);
  writeFileSync(join(folder.path, 'offers.json'), JSON.stringify(offers));
  app = await startTestApp({ siteDir: client, clock: () => now });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { redirect: 'manual', headers });
const filledWith = (text: string) =>
  page.replace('</textarea></form>', `${text}\n</textarea></form>`);

describe('the request-a-call page', () => {
  it('has the subject of its address in its message, once', async () => {
    for (const path of ['/request-call', '/request-call/'])
      expect(await (await get(path + makeCallSubjectQuery('About: Ethical Hacking'))).text()).toBe(
        filledWith('About: Ethical Hacking'),
      );
  });

  it('is the built page without a subject, compressed as the build made it', async () => {
    for (const path of ['/request-call', '/request-call?about=', '/request-call?from=mail']) {
      const answer = await get(path, { 'accept-encoding': 'br' });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(await answer.text()).toBe(page);
    }
  });

  it('never lets text leave the message field', async () => {
    const attack = '</textarea><script>alert(1)</script>&lt;"\'$&$1';
    const html = await (await get(`/request-call${makeCallSubjectQuery(attack)}`)).text();
    const escaped = '&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;&quot;';
    expect(html).toContain(`id="_R_1">${escaped}`);
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  it('is compressed, cached by the browser and validated by its own ETag', async () => {
    const path = `/request-call${makeCallSubjectQuery('About: Power BI')}`;
    const first = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(await first.text()).toBe(filledWith('About: Power BI'));
    const etag = first.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/request-call', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is still right after a client asked for more texts than are cached', async () => {
    for (let n = 0; n < 250; n += 1)
      await (await get(`/request-call${makeCallSubjectQuery(`text ${n}`)}`)).text();
    for (const text of ['text 7', 'text 249'])
      expect(await (await get(`/request-call${makeCallSubjectQuery(text)}`)).text()).toBe(
        filledWith(text),
      );
  });
});

describe('the enrolment page', () => {
  const read = async (query: string) => (await get(`/enroll-form${query}`)).text();

  it('shows what the build has written about the offer, and has the offer chosen', async () => {
    const html = await read('?offer=flutter');
    expect(html).toContain('data-slot="heading">Enrol for &lt;Flutter&gt;</span>');
    expect(html).toContain('<option value="flutter" selected="">');
    expect(html.match(/selected/g)).toHaveLength(1);
  });

  it('sends the fee that it shows, for the offer that is chosen', async () => {
    expect(await read('?offer=flutter')).toContain('name="shown_fee" value="flutter  ₹3,999"');
    expect(await read('?offer=unknown')).toContain('name="shown_fee" value="  ₹3,999"');
  });

  it('states briefly that an offer is not sold, and repeats nothing of the address', async () => {
    const html = await read('?offer=%3Cscript%3Ealert(1)');
    expect(html).toContain('>We do not have that.</span>');
    expect(html).toContain('<option value="" selected="">');
    expect(html).not.toContain('alert');
  });

  it('is the built page without an offer', async () => {
    for (const query of ['', '?offer=', '?from=mail']) expect(await read(query)).toBe(enrolPage);
  });

  it('changes its text on the day after a start', async () => {
    expect(await read('?offer=mern-workshop')).toContain('On June 10');
    now += 24 * 60 * 60 * 1000;
    expect(await read('?offer=mern-workshop')).toContain('Next batch');
  });
});

describe('the request-a-call page of an offer without a future date', () => {
  it('begins its message with the wish, unless its address has a subject', () => {
    const wish = { ...said(''), message: 'The next date, please.' };
    const wanted = '>The next date, please.\n</textarea>';
    expect(fillHtml(page, wish, undefined)).toContain(wanted);
    expect(fillHtml(page, wish, 'About: Excel')).not.toContain('The next date');
  });
});

describe('a filled place in a page', () => {
  it('is the head, for shared links and the title of the tab', () => {
    const headOf = (title: string, description: string, picture: string) =>
      `<head><title>${title}</title><meta name="description" content="${description}"/><meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/><meta property="og:url" content="https://a.example/enroll-form"/><meta property="og:image" content="https://a.example${picture}"/><meta property="og:image:width" content="1200"/><meta property="og:image:alt" content="${title}"/></head>`;
    const head = {
      title: 'Enrol for "C" & $&',
      description: '₹399 <in all>',
      picture: '/share/c.png',
    };
    expect(
      fillHtml(
        headOf('Enrol', 'The form.', '/share/enroll-form.png'),
        { texts: {}, fields: {}, links: {}, head },
        undefined,
      ),
    ).toBe(headOf('Enrol for &quot;C&quot; &amp; $&amp;', '₹399 &lt;in all&gt;', '/share/c.png'));
  });

  it('is every occurrence of a text, a hidden field or a link', () => {
    const html =
      '<b data-slot="fee">1</b><i data-slot="fee">1</i><input type="hidden" name="offer" disabled="" value=""/>' +
      '<a data-link="enrol" href="/enroll-form">Enroll Now</a>';
    expect(
      fillHtml(
        html,
        {
          texts: { fee: '$& 2' },
          fields: { offer: 'a' },
          links: { enrol: '/enroll-form?offer=a' },
        },
        undefined,
      ),
    ).toBe(
      '<b data-slot="fee">$&amp; 2</b><i data-slot="fee">$&amp; 2</i><input type="hidden" name="offer" value="a"/>' +
        '<a data-link="enrol" href="/enroll-form?offer=a">Enroll Now</a>',
    );
  });

  it('is a list, whose entries replace the built ones', () => {
    const html =
      '<ul data-list="covers" class="plain-list"><li>Old</li><li>Older</li></ul><ul><li>Other</li></ul>';
    const lists = { covers: ['$& <1>', 'Two', { text: 'Three & four', href: '/3?a=1&b="' }] };
    expect(fillHtml(html, { texts: {}, lists, fields: {}, links: {} }, undefined)).toBe(
      '<ul data-list="covers" class="plain-list"><li>$&amp; &lt;1&gt;</li><li>Two</li><li><a href="/3?a=1&amp;b=&quot;">Three &amp; four</a></li></ul><ul><li>Other</li></ul>',
    );
  });

  it('that the page does not have is skipped, as is a choice that is not in the list', () => {
    expect(fillHtml(enrolPage, said('x', { offer: 'none', other: 'a' }), undefined)).toBe(
      enrolPage.replace('>Enrol<', '>x<'),
    );
  });
});

it('no other page repeats text of its address', async () => {
  expect(await (await get(`/terms${makeCallSubjectQuery('About: x')}`)).text()).toBe(page);
});
