import { describe, expect, it } from 'vitest';
import { collaborators } from '../landing/collaborators.ts';
import { studentProjects } from '../landing/student-projects.ts';
import { testimonials } from '../landing/testimonials.ts';
import { sampleLine } from './sample-lines.ts';
import { providerSamples, sampleWarnings } from './sample-warnings.ts';

describe('a section with samples in it', () => {
  it('says so in one line', () => {
    for (const section of ['testimonials', 'collaborators', 'student-projects'] as const)
      expect(sampleLine(section, [{ isSample: true }])).toMatch(/^Samples: .*invented/);
  });

  it('says so as long as one is left, and no longer', () => {
    expect(sampleLine('testimonials', [{ isSample: false }, { isSample: true }])).not.toBeNull();
    expect(sampleLine('testimonials', [{ isSample: false }])).toBeNull();
  });
});

describe('a build for a real host', () => {
  const warnings = sampleWarnings('https://www.miranaya.in');

  it('names each sample that is left, with its file, and nothing that the owner has set', () => {
    const entries = [
      ...testimonials.map(({ name, isSample }) => ({ file: 'testimonials', name, isSample })),
      ...collaborators.map(({ name, isSample }) => ({ file: 'collaborators', name, isSample })),
      ...studentProjects.map(({ title, isSample }) => ({
        file: 'student-projects',
        name: title,
        isSample,
      })),
    ];
    expect(warnings.filter((line) => line.includes('/landing/'))).toEqual(
      entries
        .filter(({ isSample }) => isSample)
        .map(({ file, name }) => `content/landing/${file}.ts: ${name} is still a sample.`),
    );
    expect(new Set(warnings).size).toBe(warnings.length);
  });

  it('tells a placeholder of the provider from what an owner would write', () => {
    const placeholders = providerSamples({
      phone: '+91 00000 00000',
      email: 'hello@miranaya.example',
      lmsUrl: 'https://lms.miranaya.example/login',
      social: [{ name: 'Instagram', url: 'https://instagram.example/miranaya' }],
    });
    const real = providerSamples({
      phone: '+91 98470 12345',
      email: 'office@learn-here.in',
      lmsUrl: 'https://lms.learn-here.in/login',
      social: [{ name: 'Instagram', url: 'https://instagram.com/learn-here' }],
    });
    expect(Object.values(placeholders)).toEqual([true, true, true, true]);
    expect(Object.values(real)).toEqual([false, false, false, false]);
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
