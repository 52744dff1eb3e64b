import { expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

const quizRoom = 'content/landing/class-tools.ts, entry 1 (Quiz Room): image';

it.each([
  [
    '/software/quizroom.webp',
    '"/software/quizroom.webp" is not in the folder public; did you mean "/software/quiz-room.webp"?',
  ],
  [
    '/software/Quiz-Room.webp',
    '"/software/Quiz-Room.webp" is spelled "/software/quiz-room.webp" in the folder public; capitals count.',
  ],
  [
    '/software/quiz-room.pdf',
    '"/software/quiz-room.pdf" is no picture (webp, png, jpg, svg or avif).',
  ],
])('a picture named %s', (image, reason) => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.software, 0).image = image;
  });
  expect(said[0]).toBe(`${quizRoom} ${reason}`);
});

it('a picture spelled with other capitals is reported once', () => {
  const said = findProblemsInChangedSample(({ publicFiles }) => {
    publicFiles.delete('/software/quiz-room.webp');
    publicFiles.set('/software/Quiz-Room.WEBP', 20_000);
  });
  expect(said).toEqual([
    `${quizRoom} "/software/quiz-room.webp" is spelled "/software/Quiz-Room.WEBP" in the folder public; capitals count.`,
  ]);
});

it('a screenshot of a project that is missing', () => {
  const said = findProblemsInChangedSample(({ publicFiles }) => {
    publicFiles.delete('/projects/small-crm/quote.webp');
  });
  expect(said).toEqual([
    'content/showcase/php-projects/small-crm.ts, Small CRM: screenshots 3, src "/projects/small-crm/quote.webp" is not in the folder public.',
  ]);
});

it('an empty picture, and a picture as large as a camera makes it', () => {
  const said = findProblemsInChangedSample(({ publicFiles }) => {
    publicFiles.set('/software/quiz-room.webp', 0);
    publicFiles.set('/software/circuit-bench.webp', 4_300_000);
  });
  expect(said).toEqual([
    `${quizRoom} "/software/quiz-room.webp" is an empty file.`,
    'content/landing/class-tools.ts, entry 2 (Circuit Bench): image "/software/circuit-bench.webp" is 4300 kB, too heavy for a phone; make it smaller than 500 kB.',
  ]);
});

it('a picture that no entry names', () => {
  const said = findProblemsInChangedSample(({ publicFiles }) => {
    publicFiles.set('/software/old-tool.png', 9_000);
  });
  expect(said).toEqual([
    'public/software/old-tool.png: no entry of the content names this picture; delete it, or name it where it belongs.',
  ]);
});

it('a certificate with the picture of another', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.certificates, 0).image = '/certificates/internship.webp';
    entryAt(content.certificates, 2).pdfLink = '/certificates/merits.pdf';
  });
  expect(said).toEqual([
    'content/landing/certificates.ts, entry 1 (Certificate of completion): image is "/certificates/internship.webp", but the build makes this one as "/certificates/completion.webp".',
    'content/landing/certificates.ts, entry 3 (Certificate of merit): pdfLink is "/certificates/merits.pdf", but the build makes this one as "/certificates/merit.pdf".',
  ]);
});

it('a project with the download of another', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.phpProjects, 0).downloads.source = '/downloads/small-crm.zip';
  });
  expect(said).toEqual([
    'content/showcase/php-projects/hostel-management.ts, Hostel Management: downloads, source is "/downloads/small-crm.zip", but the build makes this one as "/downloads/hostel-management.zip".',
  ]);
});
