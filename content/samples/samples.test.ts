import { describe, expect, it } from 'vitest';
import { collaborators } from '../landing/collaborators.ts';
import { statistics } from '../landing/statistics.ts';
import { studentProjects } from '../landing/student-projects.ts';
import { testimonials } from '../landing/testimonials.ts';
import { offers } from '../offers/offers.ts';
import { howWeTeachPath } from '../offers/page-words/how-we-teach-path.ts';
import { makeHowWeTeachPageWords } from '../offers/page-words/make-how-we-teach-page-words.ts';
import { containsSampleEntry } from './contains-sample-entry.ts';
import { findHiddenSectionIds, formatHiddenSectionsSentence } from './find-hidden-section-ids.ts';
import { checkProviderPlaceholders, listSampleWarnings } from './list-sample-warnings.ts';
import { removeLinksToSections } from './remove-links-to-sections.ts';
import { sampleLabelLink } from './sample-label-link.ts';

describe('a section with samples', () => {
  it('is marked until its last sample is replaced', () => {
    expect(containsSampleEntry([{ isSample: false }, { isSample: true }])).toBe(true);
    expect(containsSampleEntry([{ isSample: false }])).toBe(false);
  });

  it('is marked by one word that links to the explanation', () => {
    const [path, id] = sampleLabelLink.to.split('#');
    expect(path).toBe(howWeTeachPath);
    expect(
      makeHowWeTeachPageWords(offers).sections.find((section) => section.id === id)?.title,
    ).toContain(`“${sampleLabelLink.word}”`);
  });
});

describe('a build that hides samples', () => {
  const sections = {
    voices: [{ isSample: true }, { isSample: true }],
    partners: [{ isSample: true }, { isSample: false }],
    projects: [{ isSample: false }],
  };

  it('leaves out a section with only samples, and names the section', () => {
    expect(findHiddenSectionIds(true, sections)).toEqual(['voices']);
    expect(formatHiddenSectionsSentence(['voices'])).toMatch(/samples only: voices\.$/);
    expect(formatHiddenSectionsSentence([])).toContain('nothing');
  });

  it('leaves out nothing unless the owner asks for it', () => {
    expect(findHiddenSectionIds(false, sections)).toEqual([]);
  });

  it('has no link to a section that is left out, and all other links', () => {
    const links = [
      { label: 'Voices', to: '/#voices' },
      { label: 'Stories', to: '/voices' },
      { label: 'Menu', items: [{ to: '/#voices' }, { to: '/#about' }] },
      { heading: 'Group', links: [{ to: '/' }, { to: '/#voices' }] },
      { label: 'LMS', url: 'https://lms.example' },
    ];
    expect(removeLinksToSections(links, ['voices'])).toEqual([
      { label: 'Stories', to: '/voices' },
      { label: 'Menu', items: [{ to: '/#about' }] },
      { heading: 'Group', links: [{ to: '/' }] },
      { label: 'LMS', url: 'https://lms.example' },
    ]);
  });
});

describe('a build for a real host', () => {
  const warnings = listSampleWarnings('https://www.miranaya.in');

  it('names each remaining sample with its file, and nothing that the owner has set', () => {
    const entries = [
      ...statistics.map(({ value, label, isSample }) => ({
        file: 'statistics',
        name: `${value} ${label}`,
        isSample,
      })),
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

  it('recognises the placeholders of the provider', () => {
    const placeholders = checkProviderPlaceholders({
      phone: '+91 00000 00000',
      email: 'hello@miranaya.example',
      lmsUrl: 'https://lms.miranaya.example/login',
      social: [{ name: 'Instagram', url: 'https://instagram.example/miranaya' }],
    });
    const real = checkProviderPlaceholders({
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
  ])('does not warn for %s, which visitors can not reach', (address) => {
    expect(listSampleWarnings(address)).toEqual([]);
  });

  it('warns for every name that only looks like an example', () => {
    for (const address of ['https://example.in', 'https://myexample.com', 'https://localhost.in']) {
      expect(listSampleWarnings(address)).toEqual(warnings);
    }
  });
});
