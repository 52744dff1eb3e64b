import { describe, expect, it } from 'vitest';
import { collaborators } from '../landing/collaborators.ts';
import { studentProjects } from '../landing/student-projects.ts';
import { testimonials } from '../landing/testimonials.ts';
import { sampleLine } from './sample-lines.ts';
import { sampleWarnings } from './sample-warnings.ts';

describe('a section with samples in it', () => {
  it('says so in one line, as all three do today', () => {
    expect(sampleLine('testimonials', testimonials)).toMatch(/^Samples: .*invented/);
    expect(sampleLine('collaborators', collaborators)).toMatch(/^Samples: .*invented/);
    expect(sampleLine('student-projects', studentProjects)).toMatch(/^Samples: .*invented/);
  });

  it('says so as long as one is left, and no longer', () => {
    expect(sampleLine('testimonials', [{ isSample: false }, { isSample: true }])).not.toBeNull();
    expect(sampleLine('testimonials', [{ isSample: false }])).toBeNull();
  });
});

describe('a build for a real host', () => {
  const warnings = sampleWarnings('https://www.miranaya.in');

  it('names each sample that is left, with its file', () => {
    expect(warnings).toContain('content/landing/testimonials.ts: Harini S. is still a sample.');
    expect(warnings).toContain(
      'content/landing/collaborators.ts: Kuyilan Softworks is still a sample.',
    );
    expect(warnings).toContain(
      'content/landing/student-projects.ts: College bus pass is still a sample.',
    );
    for (const what of [
      'the grievance officer',
      'who teaches',
      'the telephone number',
      'the address of the LMS',
    ]) {
      expect(warnings.join('\n')).toContain(`: ${what} is still a sample.`);
    }
    expect(warnings.filter((line) => line.includes('/landing/'))).toHaveLength(
      testimonials.length + collaborators.length + studentProjects.length,
    );
    expect(new Set(warnings).size).toBe(warnings.length);
  });

  it.each([
    undefined,
    '',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://miranaya.example',
    'https://www.example.com',
    'http://shop.test',
  ])('is no build for %s, which nobody visits', (address) => {
    expect(sampleWarnings(address)).toEqual([]);
  });

  it('is one for every name that only looks like an example', () => {
    for (const address of ['https://example.in', 'https://myexample.com', 'https://localhost.in']) {
      expect(sampleWarnings(address)).toEqual(warnings);
    }
  });
});
