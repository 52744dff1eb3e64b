/**
 * Every fact of every offer, in every place that shows offers, compared with one table that is made from the
 * record. For each place and kind of offer, the facts that it leaves out are listed below, so that a missing fact
 * is noticed. Every figure with a unit must be one of the offer's own, so that no figure is wrong.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { programLists } from '#content/catalogue/program-lists.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { listLearnerNeeds } from '#content/offers/facts/list-learner-needs.ts';
import { listOfferFacts } from '#content/offers/facts/list-offer-facts.ts';
import { findEnrolFormWordsOnDay } from '#content/offers/forms/find-enrol-form-words-on-day.ts';
import { makeCallWords } from '#content/offers/forms/make-enrol-and-call-words.ts';
import { makeEnrolFormData } from '#content/offers/forms/make-enrol-form-data.ts';
import {
  computeRupeesPerLiveHour,
  computeTotalLiveHours,
} from '#content/offers/hours/compute-live-hours.ts';
import { computeTotalHours } from '#content/offers/hours/compute-total-hours.ts';
import { kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import { levels } from '#content/offers/levels.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { makeSharePictureLines } from '#content/offers/page-words/make-share-picture-lines.ts';
import { atHomePathOfOffer } from '#content/show-at-home/at-home-paths.ts';
import type { SummaryLanguage } from '#content/show-at-home/summarise-for-family.ts';
import { orderMailWords, receiptWords } from '#contract/orders/order-words.ts';
import { offersFileSchema } from '#contract/published/built-offers-file.ts';
import { formatDayRange } from '#contract/text/format-day.ts';
import { formatTimeRange } from '#contract/text/format-time-range.ts';
import { renderPersonalMailText } from '#service/notify/render-personal-mail.ts';
import { makeOffersFromFile } from '#service/offers/read-offers.ts';
import { listOfferFactsForOrders } from '#service/payments/list-offer-facts-for-orders.ts';
import { collectReceiptFacts } from '#service/payments/receipt/collect-receipt-facts.ts';
import { composeOrderMail } from '#service/payments/visitor-mails/compose-order-mail.ts';
import { makeSearchIndexFile } from '#site/search/make-search-index-file.ts';
import { makePaidOrder } from '../../tests/service/support/make-paid-order.ts';
import {
  attributeOf,
  type BuiltPage,
  builtPageAt,
  clientDir,
  elementsInside,
  elementsWithTag,
  readBuiltFileBytes,
  textContentOf,
} from './support/built-site.ts';
import { readPdf } from './support/read-pdf.ts';

type Element = BuiltPage['elements'][number];

const today = indianDay(new Date());
const inCatalogue = [...courses, ...programLists.flatMap((list) => list.programs), ...workshops];
const entryOf = ({ slug }: Offer) => inCatalogue.find((one) => one.slug === slug);
const modulesOf = (offer: Offer) => {
  const entry = entryOf(offer);
  return entry && 'modules' in entry ? entry.modules : [];
};
const isSold = (offer: Offer) => findLastDayToEnrol(offer, today)?.isPast !== true;

/** The words of each fact. All of them must be in the place. */
const facts = {
  name: ({ title }) => [title],
  text: ({ text }) => [text],
  kind: ({ kind }) => [kinds[kind].title],
  fee: ({ feeRupees }) => [formatRupees(feeRupees)],
  charge: (offer) => [formatRupees(offer.registrationChargeRupees)],
  length: ({ length }) => [formatLength(length)],
  hours: ({ hours }) => [`${hours.perWeek} hours`],
  liveHours: ({ kind, hours }) => [
    kind === 'workshop' ? 'live' : `${hours.livePerWeek} of them live`,
  ],
  rupeesPerLiveHour: (offer) => [formatRupees(computeRupeesPerLiveHour(offer))],
  level: ({ level }) => [levels[level].title],
  taught: ({ taught }) => [taught],
  start: ({ start }) =>
    start.at === 'request'
      ? [start.sentence.replace(/\.$/, '')]
      : [formatDayRange(start.startDate, start.endDate)],
  timings: ({ start }) =>
    start.at === 'request' ? [] : [formatTimeRange(start.startTime, start.endTime)],
  language: ({ language }) => [language],
  teacher: ({ mentor }) => [mentor.role],
  builds: ({ builds }) => [builds],
  tools: ({ tools }) => tools,
  needs: ({ needs }) => listLearnerNeeds(needs).map(({ text }) => text),
  covers: ({ covers }) => covers,
  certificate: ({ certificate }) => [certificate.title],
  refund: ({ refund }) => [refund],
  guarantee: ({ guarantee }) => (guarantee === null ? [] : [guarantee]),
  afterPayment: ({ afterPayment }) => [afterPayment],
  modules: ({ modules }) => modules,
  topics: (offer) => modulesOf(offer).flatMap(({ topics }) => topics),
} satisfies Record<string, (offer: Offer) => readonly string[]>;
type Fact = keyof typeof facts;
const everyFact = Object.keys(facts) as Fact[];

interface Place {
  /** The text about this offer that a reader finds in the place. */
  read: (offer: Offer) => string;
  /** The facts that the place states; every fact when this is missing. */
  says?: (offer: Offer) => readonly Fact[];
  /** The facts that the place does not state. */
  leavesOut?: readonly Fact[];
}

/** Adds spaces, so that the words of neighbouring elements stay apart. */
const wordsIn = (element: Element): string =>
  element.childNodes
    .map((child) =>
      'value' in child ? child.value : 'tagName' in child ? `${wordsIn(child)} ` : '',
    )
    .join('');

function placeOf({ slug, path }: Offer): Element {
  const [address = '', place] = path.split('#');
  const found = builtPageAt(address).elements.find((element) =>
    place ? attributeOf(element, 'id') === place : element.tagName === 'main',
  );
  if (!found) throw new Error(`Nothing is at the place of ${slug}.`);
  return found;
}

/** The text of the page without what it says about other offers. */
function pageWords(offer: Offer): string {
  const others = elementsInside(placeOf(offer)).filter((element) =>
    /\boffer-lines\b/.test(attributeOf(element, 'class') ?? ''),
  );
  return others.reduce((words, list) => words.replace(wordsIn(list), ' '), wordsIn(placeOf(offer)));
}

/** The five lines of an offer on the page for the family at home. */
function homeWords(offer: Offer, language: SummaryLanguage): string {
  const [address = '', place] = atHomePathOfOffer(offer).split('#');
  const entry = builtPageAt(address).elements.find(
    (element) => attributeOf(element, 'id') === place,
  );
  const lines = entry && elementsInside(entry).find((one) => attributeOf(one, 'lang') === language);
  if (!lines) throw new Error(`${address} has no lines of ${offer.slug} in ${language}.`);
  return elementsInside(lines)
    .filter(({ tagName }) => tagName === 'p')
    .map(wordsIn)
    .join('\n');
}

const rowsOfList = new Map(
  builtPageAt('/courses')
    .elements.filter(({ tagName }) => tagName === 'li' || tagName === 'article')
    .flatMap((row) => {
      const choice = elementsInside(row).find(
        (one) => one.tagName === 'input' && attributeOf(one, 'name') === 'offers',
      );
      return choice ? [[attributeOf(choice, 'value') ?? '', row] as const] : [];
    }),
);

/** The structured data of each course and workshop, by the address of the page that has it and by its name. */
const told = new Map(
  [...new Set(offers.map(({ path }) => path.replace(/#.*/, '')))].flatMap((address) => {
    const found: [string, Record<string, unknown>][] = [];
    const gather = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const data = value as Record<string, unknown>;
      if (data['@type'] === 'Course' || data['@type'] === 'EducationEvent')
        found.push([`${address} ${data.name}`, data]);
      else Object.values(data).forEach(gather);
    };
    for (const script of elementsWithTag(builtPageAt(address), 'script'))
      if (attributeOf(script, 'type') === 'application/ld+json')
        gather(JSON.parse(textContentOf(script)));
    return found;
  }),
);

/** Reads the file as the service reads it when it starts. */
const service = makeOffersFromFile(
  offersFileSchema.parse(JSON.parse(readFileSync(`${clientDir}/../offers.json`, 'utf8'))),
);
const onSale = new Map(listOfferFactsForOrders(service)?.map((offer) => [offer.slug, offer]));
function orderOf({ slug }: Offer, changes = {}) {
  const offer = onSale.get(slug);
  if (!offer) throw new Error(`The service does not sell ${slug}.`);
  return makePaidOrder({ offer, amountPaise: offer.amountPaise, ...changes });
}
const { seller } = service;
if (!seller) throw new Error('The build does not say who sells.');
const addresses = {
  seller,
  payAddress: '/pay',
  statusAddress: '/status',
  hasAttachment: true,
};
const lettersOf = (type: string, order: ReturnType<typeof orderOf>) => {
  const letter = composeOrderMail(type, order, addresses);
  if (!letter) throw new Error(`There is no letter ${type}.`);
  return renderPersonalMailText(letter);
};
const unpaid = { state: 'offered', paymentId: null, paidAt: null, receipt: null };
const choices = makeEnrolFormData();
const pdfs = new Map<string, string>();
const pdfText = (slug: string) => {
  const text = pdfs.get(slug) ?? readPdf(readBuiltFileBytes(`assets/brochures/${slug}.pdf`)).text;
  pdfs.set(slug, text);
  return text;
};

/**
 * The list of all courses is left out, because its filter offers amounts to choose from. Its rows are among the
 * places.
 */
const sellingPages = [
  '/',
  '/how-we-teach',
  '/questions',
  ...families.map(({ path }) => path),
  ...Object.values(kinds).flatMap(({ path }) => path ?? []),
];

const payFacts = ['name', 'fee', 'charge', 'refund', 'guarantee'] as const;
const listFacts = ['name', 'kind', 'text', 'fee', 'length', 'hours', 'liveHours', 'level'] as const;

const places: Record<string, Place> = {
  'its page': {
    read: pageWords,
  },
  'its brochure': {
    read: ({ slug }) => pdfText(slug),
  },
  'the list of all courses': {
    read: ({ slug }) => {
      const row = rowsOfList.get(slug);
      return row ? wordsIn(row) : '';
    },
    says: () => listFacts,
  },
  'the comparison': {
    read: ({ slug }) => {
      const {
        title,
        kind,
        fee,
        facts: rows,
      } = JSON.parse(readBuiltFileBytes(`offers/${slug}.json`).toString());
      const values = rows.flatMap(
        ({
          name,
          lines,
          later,
        }: {
          name: string;
          lines: string[];
          later?: { lines: string[] };
        }) => [name, ...lines, ...(later?.lines ?? [])],
      );
      return [title, kind, fee, ...values].join('\n');
    },
    leavesOut: ['text', 'timings', 'afterPayment', 'topics'],
  },
  'the enrolment form': {
    read: ({ slug }) =>
      Object.values(findEnrolFormWordsOnDay(choices, slug, today) ?? {}).join('\n'),
    leavesOut: [
      'text',
      'timings',
      'rupeesPerLiveHour',
      'language',
      'teacher',
      'builds',
      'tools',
      'needs',
      'certificate',
      'modules',
      'topics',
    ],
  },
  'the enrolment form of the service': {
    read: ({ slug }) => {
      const { texts = {}, lists = {} } = service.wordsFor(slug, '/enroll-form', today) ?? {};
      return [...Object.values(texts), ...Object.values(lists).flat()].join('\n');
    },
    leavesOut: [
      'text',
      'timings',
      'rupeesPerLiveHour',
      'language',
      'teacher',
      'builds',
      'tools',
      'needs',
      'certificate',
      'modules',
      'topics',
    ],
  },
  'the form for a call': {
    read: (offer) =>
      [
        ...Object.values(makeCallWords(offer, !isSold(offer))),
        ...Object.values(service.wordsFor(offer.slug, '/request-call', today)?.texts ?? {}),
      ].join('\n'),
    says: () => ['name', 'fee'],
  },
  'the mail that asks to pay': {
    read: (offer) => lettersOf('order.offered', orderOf(offer, unpaid)),
    says: () => payFacts,
  },
  'the mail about a payment': {
    read: (offer) => lettersOf('order.paid', orderOf(offer)),
    says: () => [...payFacts, 'afterPayment'],
  },
  'the receipt': {
    read: (offer) => {
      const { title, about, amounts, notes } =
        collectReceiptFacts(orderOf(offer), { seller, payer: 'Ravi Kumar' }) ?? {};
      const lines = [...(about ?? []), ...(amounts ?? [])].map(
        ({ name, value }) => `${name}: ${value}`,
      );
      return [title, ...lines, ...(notes ?? [])].join('\n');
    },
    says: () => ['name', 'fee', 'charge', 'refund'],
  },
  'its five lines to show at home': {
    read: (offer) => homeWords(offer, 'en'),
    says: () => ['name', 'fee', 'length', 'hours', 'liveHours'],
  },
  'its picture for sharing': {
    read: (offer) => makeSharePictureLines([offer]).join('\n'),
    says: () => ['fee', 'length', 'liveHours'],
  },
};

/** Line breaks in the PDF are ignored; the words stay the same. */
const squeeze = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();

describe.each(Object.entries(places))('%s', (_, { read: readPlace, says, leavesOut = [] }) => {
  it('has the facts of every offer, each as in its record', () => {
    const missing = offers.flatMap((offer) => {
      const said = squeeze(readPlace(offer));
      const asked = says?.(offer) ?? everyFact.filter((fact) => !leavesOut.includes(fact));
      return asked.flatMap((fact) =>
        facts[fact](offer)
          .filter((words) => !said.includes(squeeze(words)))
          .map((words) => `${offer.slug}, ${fact}: ${words}`),
      );
    });
    expect(missing).toEqual([]);
  });

  it('leaves out what the table allows to leave out', () => {
    const said = leavesOut.filter((fact) =>
      offers.every((offer) => {
        const text = squeeze(readPlace(offer));
        return facts[fact](offer).every((words) => text.includes(squeeze(words)));
      }),
    );
    expect(said).toEqual([]);
  });

  it('names no amount and no length of time that is not the offer’s own', () => {
    const strange = offers.flatMap((offer) => {
      const own = ownFigures(offer);
      return figuresIn(readPlace(offer))
        .filter((figure) => !own.has(figure))
        .map((figure) => `${offer.slug}: ${figure}`);
    });
    expect(strange).toEqual([]);
  });
});

/** Finds figures such as "₹3,999", "18 weeks", "6 hours". Singular and plural count as the same figure. */
function figuresIn(text: string): string[] {
  const figure =
    /₹\s?[\d,]*\d|(?<![\d.,])\d+(?:\.\d+)?(?:[\s-])(?:live )?(?:hour|day|week|month|year)s?\b/gi;
  return [...text.replaceAll(/\s+/g, ' ').matchAll(figure)].map(([found]) =>
    found.toLowerCase().replace('live ', '').replace('-', ' ').replace(/s$/, ''),
  );
}

/** The figures in the record of the offer and in its catalogue entry, and figures that follow from these. */
function ownFigures(offer: Offer): ReadonlySet<string> {
  const { feeRupees, registrationChargeRupees: charge, hours } = offer;
  const list = programLists.find(({ terms }) => terms.kind === offer.kind);
  const entry = entryOf(offer);
  const projectHours =
    entry && 'projectHours' in entry ? entry.projectHours : list?.terms.projectHours;
  const written = figuresIn(JSON.stringify([offer, entryOf(offer)]));
  const inHours = [
    hours.perWeek,
    hours.livePerWeek,
    computeTotalLiveHours(offer),
    computeTotalHours(offer),
    projectHours,
    modulesOf(offer).reduce((sum, { hours: inModule }) => sum + inModule, 0),
    ...modulesOf(offer).map((module) => module.hours),
  ];
  const amounts = [feeRupees, charge, feeRupees - charge, computeRupeesPerLiveHour(offer)];
  return new Set([
    ...written,
    ...figuresIn(formatLength(offer.length)),
    ...inHours.map((count) => `${count} hour`),
    ...amounts.map(formatRupees),
  ]);
}

/** The value that must follow each name of a fact, wherever the name occurs. */
const named: Readonly<Record<string, (offer: Offer) => string>> = {
  Fee: ({ feeRupees }) => formatRupees(feeRupees),
  Length: ({ length }) => formatLength(length),
  'Each week': ({ kind, hours: { perWeek, livePerWeek } }) =>
    kind === 'workshop'
      ? `${perWeek} hours in all, live`
      : `${perWeek} hours, ${livePerWeek} of them live`,
  'Live hours': (offer) =>
    `${offer.kind === 'workshop' ? '' : 'About '}${computeTotalLiveHours(offer)} in all, ${formatRupees(computeRupeesPerLiveHour(offer))} for each.`,
  Level: ({ level }) => levels[level].title,
  'How it is taught': ({ taught }) => taught,
  Language: ({ language }) => language,
  'Who teaches': ({ mentor }) => (mentor.kind === 'role' ? mentor.role : mentor.name),
  'What you build': ({ builds }) => builds,
  Certificate: ({ certificate }) => certificate.title,
  'Registration charge': (offer) =>
    `${formatRupees(offer.registrationChargeRupees)}, part of the fee`,
  Refund: ({ refund }) => refund,
  'Before you start': ({ needs }) => needs.before,
  Computer: ({ needs }) => needs.computer,
  Software: ({ needs }) => needs.software,
  Accounts: ({ needs }) => needs.accounts,
  'Extra costs': ({ needs }) => needs.costs,
  'Job guarantee': ({ guarantee }) => guarantee ?? '',
  Tools: ({ tools }) => tools.join(', '),
  'Next start': ({ start }) => {
    if (start.at === 'request') return start.sentence;
    const dates = formatDayRange(start.startDate, start.endDate);
    return start.startDate < today
      ? `The next batch is arranged with you on a call. (The last batch was on ${dates}.)`
      : dates;
  },
  [orderMailWords.facts.charge]: ({ registrationChargeRupees: charge }) => formatRupees(charge),
  [orderMailWords.facts.refundRule]: ({ refund }) => refund,
  [orderMailWords.facts.paid]: ({ feeRupees }) => formatRupees(feeRupees),
  [receiptWords.total]: ({ feeRupees }) => formatRupees(feeRupees),
};

interface Pair {
  name: string;
  value: string;
}

const pairsIn = (element: Element): Pair[] =>
  elementsInside(element)
    .filter(({ tagName }) => tagName === 'dt')
    .map((dt) => {
      const row = (dt.parentNode as Element).childNodes;
      const dd = row.find((one): one is Element => 'tagName' in one && one.tagName === 'dd');
      return { name: wordsIn(dt).trim(), value: dd ? wordsIn(dd) : '' };
    });
/** One fact per line: "Fee: ₹3,999". */
const pairsOfLines = (text: string): Pair[] =>
  text.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
    return name ? [{ name, value }] : [];
  });

const namedPlaces: Record<string, (offer: Offer) => Pair[]> = {
  'its page': (offer) => pairsIn(placeOf(offer)),
  'the comparison': ({ slug }) =>
    JSON.parse(readBuiltFileBytes(`offers/${slug}.json`).toString()).facts.map(
      (fact: { name: string; lines: string[]; later?: { after: string; lines: string[] } }) => ({
        name: fact.name,
        value: (fact.later && fact.later.after < today ? fact.later : fact).lines.join(', '),
      }),
    ),
  'the mail that asks to pay': (offer) =>
    pairsOfLines(lettersOf('order.offered', orderOf(offer, unpaid))),
  'the mail about a payment': (offer) => pairsOfLines(lettersOf('order.paid', orderOf(offer))),
  'the receipt': (offer) => pairsOfLines(places['the receipt']?.read(offer) ?? ''),
};

it.each(Object.entries(namedPlaces))('%s has the right value beside each name', (_, pairsOf) => {
  const wrong = offers.flatMap((offer) => {
    const pairs = pairsOf(offer).filter(({ name }) => Object.hasOwn(named, name));
    expect(pairs.length, offer.slug).toBeGreaterThan(1);
    return pairs
      .filter(({ name, value }) => {
        const expected = squeeze(named[name]?.(offer) ?? '');
        return !squeeze(value).startsWith(expected);
      })
      .map(({ name, value }) => `${offer.slug}, ${name}: ${value}`);
  });
  expect(wrong).toEqual([]);
});

it('its brochure has the facts of its page in the same sentences', () => {
  const missing = offers.flatMap((offer) => {
    const said = squeeze(pdfText(offer.slug));
    return listOfferFacts(offer, today)
      .filter(({ value }) => !said.includes(squeeze(value)))
      .map(({ name, value }) => `${offer.slug}, ${name}: ${value}`);
  });
  expect(missing).toEqual([]);
});

it('its page names the registration charge and the next start of every offer', () => {
  for (const offer of offers)
    expect(
      pairsIn(placeOf(offer)).map(({ name }) => name),
      offer.slug,
    ).toEqual(expect.arrayContaining(['Registration charge', 'Next start']));
});

it('the five lines in Hindi have every number of the record, and no other', () => {
  const wrong = offers.flatMap((offer) => {
    const { feeRupees, registrationChargeRupees: charge, hours, length, title, kind } = offer;
    const [fee = '', weeks = '', refund = ''] = homeWords(offer, 'hi').split('\n');
    const said = [fee.replace(title, ''), weeks, refund].map(
      (line) => line.match(/\d[\d,.]*\d|\d/g) ?? [],
    );
    const inWeek = kind === 'workshop' ? [hours.perWeek] : [hours.perWeek, hours.livePerWeek];
    const back = feeRupees - charge;
    const asked = [
      [formatRupees(feeRupees).slice(1)],
      [length.count, ...inWeek].map(String),
      back === 0 ? [] : [formatRupees(back).slice(1), '1'],
    ];
    const isSame = fee.includes(title) && JSON.stringify(said) === JSON.stringify(asked);
    return isSame ? [] : [`${offer.slug}: ${JSON.stringify(said)}, not ${JSON.stringify(asked)}`];
  });
  expect(wrong).toEqual([]);
});

it('the page of every offer links to its lines to show at home', () => {
  for (const offer of offers) {
    const shown = builtPageAt(offer.path.replace(/#.*/, ''));
    const links = elementsWithTag(shown, 'a').map((link) => attributeOf(link, 'href'));
    expect(links, offer.slug).toContain(atHomePathOfOffer(offer));
  }
});

it('search engines get the facts of every offer', () => {
  for (const offer of offers) {
    const { start, hours, length } = offer;
    const data = told.get(`${offer.path.replace(/#.*/, '')} ${offer.title}`);
    const [price] = [data?.offers].flat() as ({ price: number } | undefined)[];
    expect(price?.price, offer.slug).toBe(isSold(offer) ? offer.feeRupees : undefined);
    const both = { description: offer.text, educationalLevel: levels[offer.level].title };
    expect(data, offer.slug).toMatchObject(
      start.at === 'dates'
        ? {
            ...both,
            startDate: `${start.startDate}T${start.startTime}:00+05:30`,
            endDate: `${start.endDate}T${start.endTime}:00+05:30`,
            eventSchedule: {
              startTime: start.startTime,
              endTime: start.endTime,
              repeatCount: length.count,
            },
          }
        : {
            ...both,
            coursePrerequisites: offer.needs.before,
            educationalCredentialAwarded: offer.certificate.title,
            timeRequired: `P${length.count}${length.unit.charAt(0).toUpperCase()}`,
            hasCourseInstance: [{ courseWorkload: `PT${hours.perWeek}H` }],
          },
    );
  }
});

it('pages about several offers, the prospectus and the search name no amount without an offer of that price', async () => {
  const amounts = new Set(
    offers.flatMap((offer) => {
      const { feeRupees, registrationChargeRupees: charge } = offer;
      return [feeRupees, charge, feeRupees - charge, computeRupeesPerLiveHour(offer)].map(
        formatRupees,
      );
    }),
  );
  const { path } = await makeSearchIndexFile();
  const texts = {
    'the prospectus': pdfText('miranaya-prospectus'),
    'the search': readBuiltFileBytes(path.slice(1)).toString(),
    ...Object.fromEntries(
      sellingPages.map((address) => [
        address,
        elementsWithTag(builtPageAt(address), 'main').map(wordsIn).join(' '),
      ]),
    ),
  };
  const strange = Object.entries(texts).flatMap(([place, text]) =>
    (text.match(/₹[\d,]*\d/g) ?? [])
      .filter((amount) => !amounts.has(amount))
      .map((amount) => `${place}: ${amount}`),
  );
  expect(strange).toEqual([]);
});

it('the search knows every offer and nothing that is not sold', async () => {
  const { path } = await makeSearchIndexFile();
  const { slugs } = JSON.parse(readBuiltFileBytes(path.slice(1)).toString());
  expect(slugs.toSorted()).toEqual(offers.map(({ slug }) => slug).toSorted());
});

it.each(families)(
  '$card.title: the landing page and its own page state the number of courses, and their fee',
  (family) => {
    const inFamily = offers.filter(({ slug }) => family.courses.some((course) => course === slug));
    const [{ feeRupees = 0 } = {}] = inFamily;
    const count = inFamily.length === 1 ? 'One course' : `${inFamily.length} courses`;
    const card = elementsWithTag(builtPageAt('/'), 'article').find((one) =>
      wordsIn(one).includes(family.card.title),
    );
    expect(card && wordsIn(card)).toContain(count);
    const head = elementsWithTag(builtPageAt(family.path), 'main').map(wordsIn).join('');
    expect(head).toContain(formatRupees(feeRupees));
    for (const { title, length } of inFamily) {
      const about = elementsWithTag(builtPageAt(family.path), 'article')
        .map(wordsIn)
        .find((one) => one.includes(title));
      expect(about, title).toContain(formatLength(length));
      expect(about, title).toContain(formatRupees(feeRupees));
    }
  },
);
