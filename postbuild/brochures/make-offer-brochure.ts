import { indianDay } from '#content/indian-day.ts';
import { listLearnerNeeds } from '#content/offers/facts/list-learner-needs.ts';
import type { FactId } from '#content/offers/facts/list-offer-facts.ts';
import { type KindId, kinds } from '#content/offers/kinds.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { makeSharePictureLines } from '#content/offers/page-words/make-share-picture-lines.ts';
import { offerPageWords } from '#content/offers/page-words/offer-page-words.ts';
import { studyFields } from '#content/offers/study-fields.ts';
import { provider } from '#content/provider.ts';
import { renderedAt } from '#content/published-facts-at-render.ts';
import { brochureWords } from '#content/words/brochure-words.ts';
import { addIstSuffix } from '#content/words/texts-around-values.ts';
import { formatTimeRange } from '#contract/text/format-time-range.ts';
import { drawBackPage } from '../pdf/draw-back-page.ts';
import { drawTitlePage } from '../pdf/draw-title-page.ts';
import { drawWithBestSpacing, type SpacingOptions } from '../pdf/draw-with-best-spacing.ts';
import { PdfWriter, pdfColours } from '../pdf/pdf-writer.ts';
import { drawFacts, drawHeading, drawList, drawParagraph } from '../pdf/text-blocks.ts';
import type { BrochureOffer } from './collect-brochure-contents.ts';
import { drawFeeAndTerms } from './draw-fee-and-terms.ts';
import { listBrochureFacts } from './list-brochure-facts.ts';

/**
 * The facts in the section "At a glance" of the brochure. Facts that are missing here, such as the refund and the
 * learner's project, have sections of their own.
 */
const summaryFacts: readonly FactId[] = [
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

/** The brochure of a course or program, or the leaflet of a workshop: the content of its page as a PDF. */
export async function makeOfferBrochure(brochure: BrochureOffer, siteUrl: string): Promise<Buffer> {
  const pdf = await drawWithBestSpacing((spacing) => drawBrochure(brochure, siteUrl, spacing));
  return pdf.end();
}

async function drawBrochure(
  brochure: BrochureOffer,
  siteUrl: string,
  spacing: SpacingOptions,
): Promise<PdfWriter> {
  const { offer, art } = brochure;
  const pdf = await PdfWriter.open({
    title: `${offer.title}: ${kinds[offer.kind].name}, ${brochureWords.brochure}`,
    subject: offer.text,
    footer: `${provider.name} · ${offer.title}`,
    size: 'A5',
    ...spacing,
  });
  drawTitlePage(pdf, art, {
    kicker: kickerOf(offer),
    title: offer.title,
    subtitle: offer.text,
    facts: makeSharePictureLines([offer]).join(' · '),
  });
  pdf.newPage();
  drawDescription(pdf, brochure);
  drawSyllabus(pdf, brochure);
  drawFeeAndTerms(pdf, offer, siteUrl);
  drawBackPage(pdf, art, {
    steps: [
      offer.start.at === 'dates' ? brochureWords.enrolFormDated : brochureWords.enrolForm,
      brochureWords.enrolPay,
      offer.afterPayment,
    ],
    enrolUrl: `${siteUrl}${offer.enrolPath}`,
    callUrl: `${siteUrl}${offer.callPath}`,
    page: { url: `${siteUrl}${offer.path}`, label: pageLabels[offer.kind] },
  });
  return pdf;
}

const { workshopPage, coursePage, programPage } = brochureWords;
const pageLabels: Readonly<Record<KindId, string>> = {
  workshop: workshopPage,
  course: coursePage,
  skill: programPage,
  intermediate: programPage,
  super: programPage,
};

/** The line above the title, such as "Skill program · Web and design". */
function kickerOf({ kind, fields: [field] }: Offer): string {
  return [kinds[kind].title, field && studyFields[field].title].filter(Boolean).join(' · ');
}

function drawDescription(pdf: PdfWriter, { offer, intro, forWhom, build }: BrochureOffer): void {
  drawHeading(pdf, 2, brochureWords.whatItIs);
  drawParagraph(pdf, intro);
  pdf.keepOnOnePage(() => {
    drawHeading(pdf, 2, brochureWords.glance);
    // The start is described as on the offer's page on the day for which the brochure is rendered.
    const rows = listBrochureFacts(offer, indianDay(renderedAt), summaryFacts);
    drawFacts(pdf, [...rows, ...classTimesRow(offer)], 100, 'bold');
    if (offer.kind === 'workshop') {
      drawParagraph(pdf, brochureWords.workshopDates, { size: 9.5, colour: pdfColours['ink-2'] });
    }
  });
  if (forWhom.length) {
    pdf.keepOnOnePage(() => {
      drawHeading(pdf, 2, brochureWords.forWhom);
      drawList(pdf, forWhom);
    });
  }
  pdf.keepOnOnePage(() => {
    drawHeading(pdf, 2, brochureWords.needs);
    const rows = listLearnerNeeds(offer.needs).map(({ name, text }) => ({ name, value: text }));
    drawFacts(pdf, rows, 100, 'text');
  });
  pdf.keepOnOnePage(() => {
    drawHeading(pdf, 2, brochureWords.builds);
    if (build.title) drawParagraph(pdf, build.title, { face: 'bold', size: 12 });
    drawParagraph(pdf, build.text);
  });
  pdf.keepOnOnePage(() => {
    drawHeading(pdf, 2, brochureWords.tools);
    drawParagraph(pdf, offer.tools.join(' · '));
  });
}

/** The time of day of the offer's classes, as a row: "04:00 PM to 6:30 PM IST". No row for an offer without dates. */
function classTimesRow({ start }: Offer): { name: string; value: string }[] {
  if (start.at === 'request') return [];
  const value = addIstSuffix(formatTimeRange(start.startTime, start.endTime));
  return [{ name: brochureWords.workshopTimes, value }];
}

/** Draws the modules. Each module stays on one page, unless it is longer than a page. */
function drawSyllabus(pdf: PdfWriter, { syllabus, hoursInAll }: BrochureOffer): void {
  syllabus.forEach(({ title, hours, topics, outcome }, index) => {
    pdf.keepOnOnePage(() => {
      if (index === 0) {
        drawHeading(pdf, 2, brochureWords.syllabus);
        drawParagraph(pdf, hoursInAll, { size: 9.5, colour: pdfColours['ink-2'] });
      }
      drawHeading(pdf, 3, `${index + 1}. ${title}, ${hours} ${offerPageWords.shortHours}`);
      if (topics.length > 0) drawList(pdf, topics, { size: 9.5 });
      if (outcome === undefined) return;
      drawParagraph(pdf, `${brochureWords.afterwards} ${outcome}.`, {
        size: 9.5,
        face: 'bold',
        colour: pdfColours.leaf,
      });
    });
  });
}
