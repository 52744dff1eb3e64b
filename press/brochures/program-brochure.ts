import { formatRupees } from '#content/format-rupees.ts';
import { provider } from '#content/provider.ts';
import type { Program, ProgramTerms } from '#content/schema.ts';
import { facts, heading, list, paragraph } from '../pdf/blocks.ts';
import { closingPage } from '../pdf/closing-page.ts';
import { coverPage } from '../pdf/cover-page.ts';
import { Paper } from '../pdf/paper.ts';

/** How one joins a program: there is no form for it, a call arranges it. */
export const programSteps = [
  'Ask for a call, and say which program you mean. The call and a demo class are free.',
  'We answer your questions about the syllabus, the timings and the fee, and agree on a batch.',
  'You pay, and we write to you with your batch, your mentor and your access to the LMS.',
];

/** The brochure of a skill, intermediate or super program. */
export async function programBrochure(
  program: Program,
  terms: ProgramTerms,
  siteUrl: string,
): Promise<Buffer> {
  const fee = formatRupees(terms.feeRupees);
  const paper = await Paper.open({
    title: `${program.title}: program brochure`,
    subject: program.text,
    footer: `${provider.name} · ${program.title}`,
    size: 'A5',
  });

  coverPage(
    paper,
    { slug: program.slug, family: terms.kind },
    {
      kicker: terms.title,
      title: program.title,
      subtitle: `${terms.months} months, ${fee}, online.`,
    },
  );

  paper.newPage();
  heading(paper, 2, 'What it is');
  paragraph(paper, program.text);
  paper.gap(4);
  facts(paper, [
    { name: 'Duration', value: `${terms.months} months` },
    { name: 'Fee', value: fee },
    { name: 'Modules', value: String(program.modules.length) },
    { name: 'Who it is for', value: program.forWhom },
  ]);
  heading(paper, 2, 'What you build');
  paragraph(paper, program.project);
  heading(paper, 2, 'What is included');
  list(paper, terms.features);

  heading(paper, 2, 'Syllabus', 150);
  program.modules.forEach((module, index) => {
    heading(paper, 3, `${index + 1}. ${module.title}`, 80);
    list(paper, module.topics, { size: 9.5 });
  });

  closingPage(paper, {
    feeRupees: terms.feeRupees,
    feeFor: `The whole program of ${terms.months} months`,
    feeText: 'The fee covers everything that is listed as included.',
    steps: programSteps,
    action: { label: 'Ask for a call', url: `${siteUrl}/request-call` },
    siteUrl,
    page: { url: `${siteUrl}${terms.path}#${program.slug}`, label: 'This program on our site' },
  });
  return paper.end();
}
