import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { brochureWords } from '#content/words/brochure.ts';
import { heading, link, list, paragraph, placeLink } from './blocks.ts';
import { type Art, coverColoursOf, drawKolamIn, drawQrCode } from './brand-drawings.ts';
import { colours, type Paper } from './paper.ts';

export interface BackWords {
  /** How one enrols, in steps. */
  steps: readonly string[];
  /** Where one enrols, and where one asks first. */
  enrolUrl: string;
  callUrl: string;
  /** The page that the code leads to, and what it is called. */
  page: { url: string; label: string };
}

/** The last page, on the colour of the first: how one enrols, how to reach us, and the way to the page. */
export function backPage(paper: Paper, art: Art, words: BackWords): void {
  paper.newPage({ minimal: true });
  const { doc } = paper;
  const { width, height } = doc.page;
  const set = () => {
    heading(paper, 2, brochureWords.enrol);
    list(paper, words.steps, { ordered: true });
    link(paper, brochureWords.enrolAction, words.enrolUrl);
    link(paper, brochureWords.callAction, words.callUrl);
    paragraph(paper, brochureWords.ages, { size: 9, colour: colours['ink-2'] });
    contact(paper, words.page);
  };
  const inset = 22;
  const top = height - inset - paper.heightOf(set) - 20;
  paper.decorate(() => {
    doc.rect(0, 0, width, height).fill(coverColoursOf(art).ground);
    drawKolamIn(paper, art, { x: 40, y: 30, width: width - 80, height: top - 60 });
    doc.roundedRect(inset, top, width - 2 * inset, height - inset - top, 10).fill('#ffffff');
  });
  paper.y = top + 2;
  paper.fit(set);
}

function contact(paper: Paper, page: BackWords['page']): void {
  heading(paper, 2, brochureWords.contact);
  const { y, margin, width } = paper;
  const side = 84;
  paper.tag('Figure', () => drawQrCode(paper, page.url, margin + width - side, y - 20, side), {
    alt: `${brochureWords.codeOpens} ${page.url}`,
  });
  const { phone, email } = provider;
  const style = { size: 10, width: width - side - 16 } as const;
  const bold = { ...style, face: 'bold', colour: colours.sky } as const;
  placeLink(paper, phone, `tel:${phone.replaceAll(' ', '')}`, margin, y, bold);
  placeLink(paper, email, `mailto:${email}`, margin, y + 17, bold);
  const hours = `${brochureWords.callHours}, ${supportHours}.`;
  paper.tag('P', () => paper.place(hours, margin, y + 34, style));
  const below = y + 40 + paper.measure(hours, style);
  placeLink(paper, page.label, page.url, margin, below, bold);
  paper.gap(side - 16);
}
