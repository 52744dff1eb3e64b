import { formatRupees } from '#content/format-rupees.ts';
import { about } from '#content/landing/about.ts';
import { offers } from '#content/offers/offers.ts';
import { provider } from '#content/provider.ts';
import { brochureWords } from '#content/words/brochure-words.ts';
import { prospectusWords as words } from '#content/words/prospectus-words.ts';
import { fillProviderName } from '#site/ui/fill-provider-name.ts';
import { drawBackPage } from '../../pdf/draw-back-page.ts';
import { drawTitlePage } from '../../pdf/draw-title-page.ts';
import { drawWithBestSpacing, type SpacingOptions } from '../../pdf/draw-with-best-spacing.ts';
import { PdfWriter } from '../../pdf/pdf-writer.ts';
import { drawHeading, drawParagraph } from '../../pdf/text-blocks.ts';
import { drawAllFees } from './draw-all-fees.ts';
import { drawOfferDescriptions } from './draw-offer-descriptions.ts';
import { drawOfferKinds } from './draw-offer-kinds.ts';
import { drawRefundsAndGuarantee } from './draw-refunds-and-guarantee.ts';

const art = { slug: provider.name.toLowerCase(), family: 'super', field: null };

/** Makes the PDF of all offers with their fees, for visitors who have not chosen yet. */
export async function makeProspectus(siteUrl: string): Promise<Buffer> {
  const pdf = await drawWithBestSpacing((spacing) => drawProspectus(siteUrl, spacing));
  return pdf.end();
}

async function drawProspectus(siteUrl: string, spacing: SpacingOptions): Promise<PdfWriter> {
  const pdf = await PdfWriter.open({
    title: `${provider.name}: ${words.title.toLowerCase()}`,
    subject: `${words.subject} ${provider.name}.`,
    footer: `${provider.name} · ${words.title}`,
    size: 'A5',
    ...spacing,
  });
  drawTitlePage(pdf, art, {
    kicker: words.title,
    title: provider.name,
    subtitle: provider.tagline,
    facts: coverFacts(),
  });
  pdf.newPage();
  drawAbout(pdf);
  drawOfferKinds(pdf);
  drawAllFees(pdf);
  drawRefundsAndGuarantee(pdf, siteUrl);
  drawOfferDescriptions(pdf);
  drawBackPage(pdf, art, {
    steps: [brochureWords.enrolForm, brochureWords.enrolPay, brochureWords.afterPayment],
    enrolUrl: `${siteUrl}/enroll-form`,
    callUrl: `${siteUrl}/request-call`,
    page: { url: `${siteUrl}/`, label: words.sitePage },
  });
  return pdf;
}

/** The facts on the cover: "46 courses, programs and workshops, ₹399 to ₹11,999". */
function coverFacts(): string {
  const fees = offers.map(({ feeRupees }) => feeRupees);
  const [least, most] = [Math.min(...fees), Math.max(...fees)].map(formatRupees);
  return `${offers.length} ${words.offers}, ${least} to ${most}`;
}

function drawAbout(pdf: PdfWriter): void {
  drawHeading(pdf, 2, fillProviderName(about.heading, provider.name));
  for (const part of about.parts) {
    drawHeading(pdf, 3, part.title);
    drawParagraph(pdf, fillProviderName(part.text, provider.name));
  }
}
