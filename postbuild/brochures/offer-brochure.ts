import { formatTimings } from '#content/format-timings.ts';
import { indianDay } from '#content/indian-day.ts';
import { fields } from '#content/offers/fields.ts';
import { type KindId, kinds } from '#content/offers/kinds.ts';
import { needsList } from '#content/offers/needs-list.ts';
import { type FactId, offerFacts } from '#content/offers/offer-facts.ts';
import { offerPageWords } from '#content/offers/offer-page-words.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { shareFacts } from '#content/offers/share-facts.ts';
import { provider } from '#content/provider.ts';
import { brochureWords } from '#content/words/brochure.ts';
import { indianTime } from '#content/words/controls.ts';
import { backPage } from '../pdf/back-page.ts';
import { facts, heading, list, paragraph } from '../pdf/blocks.ts';
import { coverPage } from '../pdf/cover-page.ts';
import { colours, Paper } from '../pdf/paper.ts';
import { type Setting, setWell } from '../pdf/set-well.ts';
import type { Subject } from './brochure-subjects.ts';
import { setFees } from './set-fees.ts';

/** What the fee covers and what comes back of it have a section of their own, and so has what is built. */
const glance: readonly FactId[] = [
  'fee',
  'length',
  'hours',
  'live',
  'level',
  'taught',
  'start',
  'language',
  'mentor',
  'certificate',
];

/** The brochure of a course or program, or the sheet of a workshop: what its page says, on paper. */
export async function offerBrochure(subject: Subject, siteUrl: string): Promise<Buffer> {
  const paper = await setWell((setting) => setBrochure(subject, siteUrl, setting));
  return paper.end();
}

async function setBrochure(subject: Subject, siteUrl: string, setting: Setting): Promise<Paper> {
  const { offer, art } = subject;
  const paper = await Paper.open({
    title: `${offer.title}: ${kinds[offer.kind].name}, ${brochureWords.brochure}`,
    subject: offer.text,
    footer: `${provider.name} · ${offer.title}`,
    size: 'A5',
    ...setting,
  });
  coverPage(paper, art, {
    kicker: kickerOf(offer),
    title: offer.title,
    subtitle: offer.text,
    facts: shareFacts([offer]).join(' · '),
  });
  paper.newPage();
  setDescription(paper, subject);
  setSyllabus(paper, subject);
  setFees(paper, offer, siteUrl);
  backPage(paper, art, {
    steps: [
      offer.start.at === 'dates' ? brochureWords.enrolFormDated : brochureWords.enrolForm,
      brochureWords.enrolPay,
      offer.afterPayment,
    ],
    enrolUrl: `${siteUrl}${offer.enrolPath}`,
    callUrl: `${siteUrl}${offer.callPath}`,
    page: { url: `${siteUrl}${offer.path}`, label: pageLabels[offer.kind] },
  });
  return paper;
}

const { workshopPage, coursePage, programPage } = brochureWords;
const pageLabels: Readonly<Record<KindId, string>> = {
  workshop: workshopPage,
  course: coursePage,
  skill: programPage,
  intermediate: programPage,
  super: programPage,
};

/** "Skill program · Web and design". */
function kickerOf({ kind, fields: [field] }: Offer): string {
  return [kinds[kind].title, field && fields[field].title].filter(Boolean).join(' · ');
}

function setDescription(paper: Paper, { offer, intro, forWhom, build }: Subject): void {
  heading(paper, 2, brochureWords.whatItIs);
  paragraph(paper, intro);
  paper.together(() => {
    heading(paper, 2, brochureWords.glance);
    // A start is said as the page says it on the day of the build.
    const rows = offerFacts(offer, indianDay(new Date()), glance);
    facts(paper, [...rows, ...timesOf(offer)], 100, 'bold');
    if (offer.kind === 'workshop') {
      paragraph(paper, brochureWords.workshopDates, { size: 9.5, colour: colours['ink-2'] });
    }
  });
  if (forWhom.length) {
    paper.together(() => {
      heading(paper, 2, brochureWords.forWhom);
      list(paper, forWhom);
    });
  }
  paper.together(() => {
    heading(paper, 2, brochureWords.needs);
    const rows = needsList(offer.needs).map(({ name, text }) => ({ name, value: text }));
    facts(paper, rows, 100, 'text');
  });
  paper.together(() => {
    heading(paper, 2, brochureWords.builds);
    if (build.title) paragraph(paper, build.title, { face: 'bold', size: 12 });
    paragraph(paper, build.text);
  });
  paper.together(() => {
    heading(paper, 2, brochureWords.tools);
    paragraph(paper, offer.tools.join(' · '));
  });
}

/** Of a workshop: "04:00 PM to 6:30 PM Indian time". */
function timesOf({ start }: Offer): { name: string; value: string }[] {
  if (start.at === 'request') return [];
  const value = indianTime(formatTimings(start.startTime, start.endTime));
  return [{ name: brochureWords.workshopTimes, value }];
}

/** A module stays on one page. */
function setSyllabus(paper: Paper, { syllabus, hoursInAll }: Subject): void {
  syllabus.forEach(({ title, hours, topics, outcome }, index) => {
    paper.together(() => {
      if (index === 0) {
        heading(paper, 2, brochureWords.syllabus);
        paragraph(paper, hoursInAll, { size: 9.5, colour: colours['ink-2'] });
      }
      heading(paper, 3, `${index + 1}. ${title}, ${hours} ${offerPageWords.shortHours}`);
      if (topics.length > 0) list(paper, topics, { size: 9.5 });
      if (outcome === undefined) return;
      paragraph(paper, `${brochureWords.afterwards} ${outcome}.`, {
        size: 9.5,
        face: 'bold',
        colour: colours.leaf,
      });
    });
  });
}
