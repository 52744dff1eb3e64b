import { expect, it } from 'vitest';
import { makeSiteTable, netlifyRedirects } from './site-table.ts';

const facts = { dataServiceUrl: '', paymentUrl: null };
const page = {
  file: 'enroll-form.html',
  address: '/enroll-form',
  isFramed: false,
  html: '',
  scripts: [],
  styles: [],
};
const policyOf = (of: typeof facts | { dataServiceUrl: string; paymentUrl: string }) =>
  makeSiteTable([page], [], of).headers['/enroll-form']?.['Content-Security-Policy'];

it('a payment address that the build was given is written for the service', () => {
  expect(makeSiteTable([], [], facts).paymentUrl).toBeNull();
  const given = { ...facts, paymentUrl: 'https://pay.example/miranaya/' };
  expect(makeSiteTable([], [], given).paymentUrl).toBe('https://pay.example/miranaya/');
});

it('no page has to be built again when the payment address changes', () => {
  const there = { ...facts, paymentUrl: 'https://pay.example/miranaya' };
  expect(policyOf(there)).toBe(policyOf(facts));
  expect(policyOf(facts)).toContain("form-action 'self';");
});

it('forms may go to another data service that the build was given', () => {
  const elsewhere = { ...facts, dataServiceUrl: 'https://data.example/base' };
  expect(policyOf(elsewhere)).toContain("form-action 'self' https://data.example;");
});

it('a plain host redirects the lower-case spelling of an address to the page, unless the page is a framed one', () => {
  const table = {
    redirects: [{ from: '/old', to: '/new', status: 301 }],
    headers: {},
    notFound: '/404.html',
    notFoundByPrefix: { '/project/': '/project/not-found.html' },
    paymentUrl: null,
  };
  const pages = [
    { ...page, address: '/Short-term' },
    { ...page, address: '/about' },
    { ...page, address: '/Govtexams/', isFramed: true },
    { ...page, address: null },
  ];
  expect(netlifyRedirects(table, pages)).toBe(
    '/old /new 301\n/short-term /Short-term 308\n/project/* /project/not-found.html 404\n',
  );
});
