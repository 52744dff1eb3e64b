import { courses } from '#content/catalogue/courses.ts';
import { enrolment } from '#content/catalogue/enrolment.ts';
import { families } from '#content/catalogue/families.ts';
import { programLists } from '#content/catalogue/program-lists.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { about } from '#content/landing/about.ts';
import { provider } from '#content/provider.ts';
import { fillName } from '#site/ui/format.ts';
import { facts, heading, list, paragraph, table } from '../pdf/blocks.ts';
import { closingPage } from '../pdf/closing-page.ts';
import { coverPage } from '../pdf/cover-page.ts';
import { colours, Paper } from '../pdf/paper.ts';

/** Everything on offer, for those who have not chosen yet. */
export async function prospectus(siteUrl: string): Promise<Buffer> {
  const paper = await Paper.open({
    title: `${provider.name}: prospectus`,
    subject: `Courses, programs, workshops and fees of ${provider.name}.`,
    footer: `${provider.name} · Prospectus`,
    size: 'A5',
  });
  coverPage(
    paper,
    { slug: provider.name.toLowerCase(), family: 'super' },
    { kicker: 'Prospectus', title: provider.name, subtitle: provider.tagline },
  );

  paper.newPage();
  heading(paper, 2, fillName(about.heading, provider.name));
  for (const part of about.parts) {
    heading(paper, 3, part.title);
    paragraph(paper, fillName(part.text, provider.name));
  }
  heading(paper, 2, 'Fees at a glance', 140);
  facts(
    paper,
    [
      { name: 'Workshop', value: `${formatRupees(fees.workshopRupees)} per participant` },
      { name: 'Skill program, 2 months', value: formatRupees(fees.skillRupees) },
      { name: 'Intermediate program, 4 months', value: formatRupees(fees.intermediateRupees) },
      { name: 'Super program, 6 months', value: formatRupees(fees.superRupees) },
      { name: 'Internship enrolment', value: formatRupees(fees.internshipRupees) },
    ],
    170,
  );

  paper.newPage();
  heading(paper, 2, 'Courses');
  for (const family of families) {
    const slugs: readonly string[] = family.courses;
    heading(paper, 3, family.title, 110);
    paragraph(paper, family.intro, { size: 9.5 });
    table(
      paper,
      [
        { title: 'Course', width: 190, face: 'bold' },
        { title: 'Duration', width: 65 },
        { title: 'Each week', width: paper.width - 255 },
      ],
      courses
        .filter(({ slug }) => slugs.includes(slug))
        .map(({ title, durationWeeks, hoursPerWeek }) => [
          title,
          `${durationWeeks} weeks`,
          `${hoursPerWeek} hours`,
        ]),
    );
  }

  for (const { terms, programs } of programLists) {
    paper.newPage();
    heading(paper, 2, `${terms.title}: ${terms.months} months, ${formatRupees(terms.feeRupees)}`);
    paragraph(paper, terms.intro);
    list(paper, terms.features);
    for (const program of programs) {
      heading(paper, 3, program.title, 40);
      paragraph(paper, program.text, { size: 9.5 });
    }
  }

  heading(paper, 2, 'Workshops');
  for (const workshop of workshops) {
    heading(paper, 3, workshop.title, 40);
    paragraph(paper, `${workshop.subtitle} ${workshop.days} days.`, { size: 9.5 });
  }
  paragraph(paper, 'Dates of the next batch are on our site.', { colour: colours['ink-2'] });

  closingPage(paper, {
    feeRupees: enrolment.feeRupees,
    feeFor: 'Internship enrolment',
    feeText: enrolment.intro,
    steps: enrolment.steps,
    action: { label: 'Open the enrolment form', url: `${siteUrl}/enroll-form` },
    siteUrl,
    page: { url: `${siteUrl}/`, label: 'Our site' },
  });
  return paper.end();
}
