import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import {
  formatOfferForStaff,
  isOnSale,
  makeOffersFromFile,
  offerNameOf,
  readOffers,
  unknownOffers,
} from './read-offers.ts';

const [flutter, workshop] = sampleOffersFile.offers;
const page = (title: string) => ({ '/enroll-form': { texts: { title }, fields: {}, links: {} } });
const minimal = {
  title: 'Internship enrolment',
  feePaise: 399_900,
  registrationChargePaise: 100_000,
  refund: 'Ask a week before.',
  covers: ['The course.'],
  afterPayment: 'We write to you.',
  version: '0123456789abcdef',
};
const offers = makeOffersFromFile({
  ...sampleOffersFile,
  minimal,
  unknown: page('Not sold'),
  offers: [
    { ...flutter, words: page('Flutter'), wordsOnceBegun: page('Begun') },
    { ...workshop, words: page('Workshop'), wordsOnceBegun: page('Has begun') },
  ] as typeof sampleOffersFile.offers,
});

describe('the sold offers', () => {
  it('are those that the build has written down, in its order', () => {
    expect(offers.all?.map(({ slug }) => slug)).toEqual(['flutter', 'mern-workshop']);
    expect(offers.find('flutter')).toMatchObject({ title: 'Flutter' });
    expect(offers.find('excel')).toBeNull();
    expect(offers.defaultOffer).toEqual(minimal);
    expect(offers.seller).toEqual(sampleOffersFile.seller);
    expect([isOnSale('flutter', offers), isOnSale('excel', offers)]).toEqual([true, false]);
  });

  it('are any offer if no build is known', () => {
    const { all, defaultOffer, seller } = unknownOffers;
    expect([all, defaultOffer, seller]).toEqual([null, null, null]);
    expect(unknownOffers.find('flutter')).toBeNull();
    expect(unknownOffers.wordsFor('flutter', '/enroll-form', '2026-11-21')).toBeNull();
    expect(isOnSale('flutter', unknownOffers)).toBe(true);
    const { defaultOffer: none, seller: nobody } = makeOffersFromFile({ offers: [], unknown: {} });
    expect([none, nobody]).toEqual([null, null]);
  });

  it('have a name for staff, and their slug alone once they are not sold any more', () => {
    expect(formatOfferForStaff('flutter', offers)).toBe(
      'Flutter, course with internship (flutter)',
    );
    expect(formatOfferForStaff('excel', offers)).toBe('excel');
    expect(offerNameOf('flutter', offers)).toBe('Flutter, course with internship');
    expect([offerNameOf(null, offers), offerNameOf('excel', offers)]).toEqual([null, null]);
  });
});

describe('the text of a page about an offer', () => {
  const said = (slug: string, today: string, address = '/enroll-form') =>
    offers.wordsFor(slug, address, today)?.texts.title;

  it('changes on the day after its start, if it has a start', () => {
    expect(said('mern-workshop', '2025-06-09')).toBe('Workshop');
    expect(said('mern-workshop', '2025-06-10')).toBe('Workshop');
    expect(said('mern-workshop', '2025-06-11')).toBe('Has begun');
    expect(said('flutter', '2099-01-01')).toBe('Flutter');
  });

  it('states that an offer is not sold; and is empty on another page', () => {
    expect(said('excel', '2025-06-10')).toBe('Not sold');
    expect(said('flutter', '2025-06-10', '/')).toBeUndefined();
    expect(offers.wordsFor('excel', '/', '2025-06-10')).toBeNull();
  });
});

describe('the file beside the pages', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let siteDir: string;
  beforeEach(() => {
    folder = makeScratchFolder();
    siteDir = join(folder.path, 'client');
    mkdirSync(siteDir);
  });
  afterEach(() => folder.remove());

  it('is read if it exists, and no offer is known if it does not', () => {
    expect(readOffers(null)).toBe(unknownOffers);
    expect(readOffers(siteDir)).toBe(unknownOffers);
    writeFileSync(join(folder.path, 'offers.json'), JSON.stringify(sampleOffersFile));
    expect(readOffers(siteDir).all).toEqual(sampleOffersFile.offers);
  });

  it('is refused if it has another format than the build writes', () => {
    writeFileSync(join(folder.path, 'offers.json'), '{"offers":[{}]}');
    expect(() => readOffers(siteDir)).toThrow();
  });
});
