import { formatRupees } from '#content/format-rupees.ts';
import { about } from '#content/landing/about.ts';
import { offers } from '#content/offers/offers.ts';
import { provider } from '#content/provider.ts';
import { brochureWords } from '#content/words/brochure.ts';
import { prospectusWords as words } from '#content/words/prospectus.ts';
import { fillName } from '#site/ui/format.ts';
import { backPage } from '../../pdf/back-page.ts';
import { heading, paragraph } from '../../pdf/blocks.ts';
import { coverPage } from '../../pdf/cover-page.ts';
import { Paper } from '../../pdf/paper.ts';
import { type Setting, setWell } from '../../pdf/set-well.ts';
import { setAllFees } from './set-all-fees.ts';
import { setDescriptions } from './set-descriptions.ts';
import { setKinds } from './set-kinds.ts';
import { setRefunds } from './set-refunds.ts';

const art = { slug: provider.name.toLowerCase(), family: 'super', field: null };

/** Everything on offer with its fee, for those who have not chosen yet. */
export async function prospectus(siteUrl: string): Promise<Buffer> {
  const paper = await setWell((setting) => setProspectus(siteUrl, setting));
  return paper.end();
}

async function setProspectus(siteUrl: string, setting: Setting): Promise<Paper> {
  const paper = await Paper.open({
    title: `${provider.name}: ${words.title.toLowerCase()}`,
    subject: `${words.subject} ${provider.name}.`,
    footer: `${provider.name} · ${words.title}`,
    size: 'A5',
    ...setting,
  });
  coverPage(paper, art, {
    kicker: words.title,
    title: provider.name,
    subtitle: provider.tagline,
    facts: coverFacts(),
  });
  paper.newPage();
  setAbout(paper);
  setKinds(paper);
  setAllFees(paper);
  setRefunds(paper, siteUrl);
  setDescriptions(paper);
  backPage(paper, art, {
    steps: [brochureWords.enrolForm, brochureWords.enrolPay, brochureWords.afterPayment],
    enrolUrl: `${siteUrl}/enroll-form`,
    callUrl: `${siteUrl}/request-call`,
    page: { url: `${siteUrl}/`, label: words.sitePage },
  });
  return paper;
}

/** "46 courses, programs and workshops, ₹399 to ₹11,999". */
function coverFacts(): string {
  const fees = offers.map(({ feeRupees }) => feeRupees);
  const [least, most] = [Math.min(...fees), Math.max(...fees)].map(formatRupees);
  return `${offers.length} ${words.offers}, ${least} to ${most}`;
}

function setAbout(paper: Paper): void {
  heading(paper, 2, fillName(about.heading, provider.name));
  for (const part of about.parts) {
    heading(paper, 3, part.title);
    paragraph(paper, fillName(part.text, provider.name));
  }
}
