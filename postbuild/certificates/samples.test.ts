import { describe, expect, it } from 'vitest';
import { courses } from '#content/catalogue/courses.ts';
import { intermediateTermsAndPrograms } from '#content/catalogue/intermediate-programs.ts';
import { skillTermsAndPrograms } from '#content/catalogue/skill-programs.ts';
import { superTermsAndPrograms } from '#content/catalogue/super-programs.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import { certificates } from '#content/landing/certificates.ts';
import { layOutCertificate } from './lay-out-certificate.ts';

const promise = (slug: string) => certificates.find((one) => one.slug === slug)?.text ?? '';
/** All texts of the sample, joined. */
const printed = (slug: string) => {
  const certificate = certificates.find((one) => one.slug === slug);
  if (!certificate) throw new Error(`There is no certificate ${slug}.`);
  const { texts } = layOutCertificate(certificate, 0, 'https://miranaya.example');
  return texts.map(({ text }) => text).join(' ');
};

describe('a sample certificate prints what the page promises', () => {
  it('of completion: for a skill or intermediate program that is sold, with a number', () => {
    expect(promise('course-completion')).toMatch(/skill or intermediate program.*number/);
    const titles = [
      ...skillTermsAndPrograms.programs,
      ...intermediateTermsAndPrograms.programs,
    ].map((p) => p.title);
    expect(titles.filter((title) => printed('course-completion').includes(title))).toHaveLength(1);
    expect(printed('course-completion')).toMatch(/No\. MIR-SAMPLE-\d{4}/);
  });

  it('of internship: the course, its dates, the project, and the mentor who accepted it', () => {
    expect(promise('internship')).toMatch(/course.*dates.*project.*mentor/);
    const words = printed('internship');
    const course = courses.find(
      ({ title, project }) => words.includes(title) && words.includes(project.title),
    );
    expect(course).toBeDefined();
    const [from = '', to = ''] = words.match(/\d{1,2} [A-Z][a-z]+ \d{4}/g) ?? [];
    const days = (Date.parse(`${to} UTC`) - Date.parse(`${from} UTC`)) / 86_400_000;
    expect(Math.ceil(days / 7)).toBe(course?.durationWeeks);
    expect(words).toMatch(/mentor, Sample Mentor/);
  });

  it('of project work: what was built, and with which tools', () => {
    expect(promise('project')).toMatch(/what was built.*tools/);
    expect(printed('project')).toMatch(/in PHP, MySQL and HTML/);
  });

  it('of participation: the workshop, all its days, and the mini project', () => {
    expect(promise('workshop')).toMatch(/every one of its days.*mini project/);
    const words = printed('workshop');
    const workshop = workshops.find(({ title }) => words.includes(title));
    const count = ['no', 'one', 'two', 'three', 'four', 'five'][workshop?.days ?? 0];
    expect(words).toContain(`all ${count} days`);
    const [thing = ''] = workshop?.miniProject.split(':') ?? [];
    expect(words.toLowerCase()).toContain(thing.toLowerCase());
  });

  it('of a super program: the program, and its two minor and two major projects by name', () => {
    expect(promise('super-program')).toMatch(/lists the two minor and two major projects/);
    const words = printed('super-program');
    const program = superTermsAndPrograms.programs.find(({ title }) => words.includes(title));
    const [, minor = '', major = ''] =
      /Minor: (.*)\. Major: (.*)\.$/.exec(program?.project ?? '') ?? [];
    for (const list of [minor, major]) {
      const projects = list.split('; ');
      expect(projects).toHaveLength(2);
      for (const project of projects)
        expect(words).toContain(project.replace('your own', 'their own'));
    }
  });
});

describe('no line of a sample', () => {
  it('is wider than the page: about six points per letter in the size of the sentence', () => {
    for (const [index, certificate] of certificates.entries()) {
      const { texts } = layOutCertificate(certificate, index, 'https://miranaya.example');
      for (const { text, size, x, anchor } of texts) {
        if (anchor) continue;
        expect(x + text.length * size * 0.48, text).toBeLessThanOrEqual(841.89 - 90);
      }
    }
  });
});
