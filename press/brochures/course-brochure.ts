import { enrolment } from '#content/catalogue/enrolment.ts';
import { families } from '#content/catalogue/families.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { needsList } from '#content/offers/needs-list.ts';
import { provider } from '#content/provider.ts';
import type { Course } from '#content/schema.ts';
import { facts, heading, list, paragraph } from '../pdf/blocks.ts';
import { closingPage } from '../pdf/closing-page.ts';
import { coverPage } from '../pdf/cover-page.ts';
import { colours, Paper } from '../pdf/paper.ts';

/** The brochure of a course: everything its page says, on paper. */
export async function courseBrochure(course: Course, siteUrl: string): Promise<Buffer> {
  const family = families.find(({ slug }) => slug === course.family);
  if (!family) throw new Error(`The course ${course.slug} is of no family.`);
  const { durationWeeks, hoursPerWeek } = course;
  const url = `${siteUrl}${family.detailsPath}/${course.slug}`;
  const paper = await Paper.open({
    title: `${course.title}: course brochure`,
    subject: course.text,
    footer: `${provider.name} · ${course.title}`,
    size: 'A5',
  });

  coverPage(paper, course, {
    kicker: family.title,
    title: course.title,
    subtitle: `${course.tag}. ${durationWeeks} weeks, ${hoursPerWeek} hours each week, online.`,
  });

  paper.newPage();
  heading(paper, 2, 'What it is');
  paragraph(paper, course.intro);
  paper.gap(4);
  facts(paper, [
    { name: 'Duration', value: `${durationWeeks} weeks` },
    { name: 'Each week', value: `${hoursPerWeek} hours` },
    { name: 'Modules', value: String(course.modules.length) },
    { name: 'Internship enrolment', value: formatRupees(enrolment.feeRupees) },
  ]);
  heading(paper, 2, 'Who it is for');
  list(paper, course.forWhom);
  heading(paper, 2, 'What you need');
  list(
    paper,
    needsList(course.needs).map(({ name, text }) => `${name}: ${text}`),
  );
  heading(paper, 2, 'What you build');
  paragraph(paper, course.project.title, { face: 'bold', size: 12 });
  paragraph(paper, course.project.text);
  heading(paper, 2, 'Tools you work with', 30);
  paragraph(paper, course.tools.join(' · '));

  heading(paper, 2, 'Syllabus', 150);
  course.modules.forEach((module, index) => {
    heading(paper, 3, `${index + 1}. ${module.title}`, 90);
    list(paper, module.topics, { size: 9.5 });
    paragraph(paper, `Afterwards you can ${module.outcome}.`, {
      size: 9.5,
      face: 'bold',
      colour: colours.leaf,
    });
  });

  closingPage(paper, {
    feeRupees: enrolment.feeRupees,
    feeFor: 'Internship enrolment',
    feeText: enrolment.intro,
    steps: enrolment.steps,
    action: { label: 'Open the enrolment form', url: `${siteUrl}/enroll-form` },
    siteUrl,
    page: { url, label: 'This course on our site' },
  });
  return paper.end();
}
