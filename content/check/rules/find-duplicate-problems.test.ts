import { describe, expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

describe('names of files, addresses and brochures are unique', () => {
  it('a slug used twice', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.webinars, 1).slug = entryAt(content.webinars, 0).slug;
    });
    expect(said).toEqual([
      'content/showcase/webinars.ts, entry 2 (Drawings that get built): has the slug of entry 1 (What a first job asks of you); write its own.',
    ]);
  });

  it('a question asked twice, also in another group', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      const first = entryAt(content.questionGroups, 0);
      const asked = { ...entryAt(first.questions, 0), question: 'Who can come?' };
      first.questions.push({ ...asked, id: 'first' });
      const again = { ...asked, id: 'again', question: 'who can come?' };
      content.questionGroups.push({ id: 'more', title: 'More', questions: [again] });
    });
    expect(said).toEqual([
      expect.stringMatching(
        /^content\/questions\/questions\.ts, group \d+ \(More\): questions 1 \(who can come\?\), question stands in the group “[^”]+” already; keep one of the two\.$/,
      ),
    ]);
  });

  it('an id of the terms used twice', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.terms, 2).id = 'words';
    });
    expect(said).toEqual([
      'content/legal/terms.ts, entry 3 (How to reach us): has the id of entry 1 (What the words mean); write its own.',
    ]);
  });

  it('a course copied into a new file and not rewritten', () => {
    const said = findProblemsInChangedSample(({ content, courseFiles }) => {
      content.courses.push({ ...entryAt(content.courses, 0), slug: 'python' });
      entryAt(content.families, 0).courses.splice(0, 1, 'mern-stack', 'python');
      entryAt(content.families, 0).intro = 'Ways to learn it.';
      Object.assign(content.pages['/fullstack'] ?? {}, {
        description: 'Web development courses compared, with syllabus and brochure for each.',
      });
      courseFiles.push('python.ts');
    });
    expect(said).toEqual([
      'content/catalogue/courses/python.ts, MERN Stack: has the title, text, intro, project and a module of MERN Stack in content/catalogue/courses/mern-stack.ts; write its own.',
    ]);
  });

  it('a copied course with the slug of the first one', () => {
    const said = findProblemsInChangedSample(({ content, courseFiles }) => {
      const first = entryAt(content.courses, 0);
      content.courses.push({ ...first, title: 'Python for all', keywords: ['Python'] });
      courseFiles.push('python.ts');
    });
    expect(said).toEqual([
      'content/catalogue/courses.ts, entry 7 (Python for all): has the slug, text, intro, project and a module of MERN Stack in content/catalogue/courses/mern-stack.ts; write its own.',
      'content/catalogue/courses/python.ts: no course in the list of content/catalogue/courses.ts has the slug "python", by which this file is named; add it to the list, or make file name and slug agree.',
    ]);
  });

  it('a course that still teaches one module of the course it was copied from', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      const [, second] = entryAt(content.courses, 0).modules;
      if (second) entryAt(content.courses, 4).modules[1] = second;
    });
    expect(said).toEqual([
      'content/catalogue/courses/flutter.ts, Flutter: has a module of MERN Stack in content/catalogue/courses/mern-stack.ts; write its own.',
    ]);
  });

  it('a title that differs only in capitals', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.skillPrograms, 2).title = entryAt(
        content.skillPrograms,
        1,
      ).title.toUpperCase();
    });
    expect(said).toEqual([
      expect.stringMatching(
        /^content\/catalogue\/skill-programs\.ts, entry 3 \(.*\): has the title of entry 2 \(.*\); write its own\.$/,
      ),
    ]);
  });

  it('a program with the title of a course', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.superPrograms, 1).title = 'Flutter';
    });
    expect(said).toEqual([
      'content/catalogue/super-programs.ts, entry 2 (Flutter): has the title of Flutter in content/catalogue/courses/flutter.ts; write its own.',
    ]);
  });

  it('a student project with the slug of a course, whose cover it would overwrite', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.studentProjects, 0).slug = 'flutter';
      entryAt(content.studentProjects, 1).slug = 'small-crm';
    });
    expect(said).toEqual([
      'content/landing/student-projects.ts, entry 1 (Mess menu): has the slug of Flutter in content/catalogue/courses/flutter.ts; write its own.',
      'content/showcase/php-projects/small-crm.ts, Small CRM: has the slug of entry 2 (Bus pass) in content/landing/student-projects.ts; write its own.',
    ]);
  });

  it('a testimonial with the words and the portrait of another', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      const { text, image } = entryAt(content.testimonials, 0);
      Object.assign(entryAt(content.testimonials, 2), { text, image });
    });
    expect(said).toEqual([
      'content/landing/testimonials.ts, entry 3 (Deepika R.): has the text and image of entry 1 (Harini S.); write its own.',
    ]);
  });

  it('two pages with one description', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      const { description } = content.pages['/terms'] ?? { description: '' };
      Object.assign(content.pages['/accessibility'] ?? {}, { description });
    });
    expect(said).toEqual([
      'content/page-meta-by-path.ts, the page "/accessibility": has the description of the page "/terms"; write its own.',
    ]);
  });

  it('a topic that a course has twice', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      const { modules } = entryAt(content.courses, 0);
      entryAt(modules, 3).topics[0] = entryAt(entryAt(modules, 1).topics, 1);
    });
    expect(said).toEqual([
      'content/catalogue/courses/mern-stack.ts, MERN Stack: lists the topic "Part b of Part b of MERN Stack" twice.',
    ]);
  });

  it('two modules with the same name', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      const { modules } = entryAt(content.courses, 0);
      entryAt(modules, 4).title = entryAt(modules, 1).title;
    });
    expect(said).toEqual([
      'content/catalogue/courses/mern-stack.ts, MERN Stack: has two modules called "Part b of MERN Stack".',
    ]);
  });
});

it('a workshop may be repeated on other days with the same texts', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    const again = { slug: 'mern-workshop-july', startDate: '2027-07-07', endDate: '2027-07-10' };
    content.workshops.push({ ...entryAt(content.workshops, 0), ...again });
  });
  expect(said).toEqual([]);
});
