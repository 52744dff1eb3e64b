/** What the built landing page links to, and in which order. */
import { expect, it } from 'vitest';
import {
  attributeOf,
  type BuiltPage,
  builtPageAt,
  elementsInside,
  elementsWithTag,
  textContentOf,
} from './support/built-site.ts';

type Element = BuiltPage['elements'][number];

const hasClass = (element: Element, name: string) =>
  attributeOf(element, 'class')?.split(' ').includes(name) ?? false;
const linksIn = (element: Element | undefined) =>
  element ? elementsInside(element).filter(({ tagName }) => tagName === 'a') : [];
const pathOf = (link: Element) =>
  new URL(attributeOf(link, 'href') ?? '', 'http://site.test/').pathname;

const landing = builtPageAt('/');

it('its sections are in the order of the specification', () => {
  const [main] = elementsWithTag(landing, 'main');
  const ids = main?.childNodes.flatMap((child) =>
    'tagName' in child && child.tagName === 'section' ? (attributeOf(child, 'id') ?? []) : [],
  );
  expect(ids).toEqual([
    'about',
    'why-choose-us',
    'programs',
    'benefits',
    'testimonials',
    'certificates',
    'collaborators',
    'software',
    'student-projects',
    'request-call',
  ]);
});

it('its six programs lead to their targets, the relative one too', () => {
  const programs = landing.elements.find((one) => attributeOf(one, 'id') === 'programs');
  const targets = linksIn(programs)
    .filter((link) => textContentOf(link) === 'View More')
    .map(pathOf);
  expect(targets).toEqual([
    '/fullstack',
    '/androiddevelopment',
    '/businessmarketing',
    '/embeddeddesign',
    '/aimlpage',
    '/mechanical-civil',
  ]);
});

it.each([
  ['Skill X', '/Miranaya-skill-program'],
  ['Super X', '/super-program'],
  ['Intermediate Level', '/Miranaya-super-program'],
])('the plan %s leads to %s, by its title and by a link with that name', (title, target) => {
  const card = landing.elements.find(
    (one) => hasClass(one, 'plan') && textContentOf(one).includes(title),
  );
  const links = linksIn(card);
  const named = (name: RegExp) => links.find((link) => name.test(textContentOf(link)));
  for (const link of [named(new RegExp(`^${title}$`)), named(/^See .+ programs$/)])
    expect(link && attributeOf(link, 'href')).toBe(target);
});

const dropdowns = landing.elements.filter((one) => hasClass(one, 'dropdown'));
const dropdownOf = (name: string) =>
  dropdowns.find((one) =>
    elementsInside(one).some(
      (part) => part.tagName === 'summary' && textContentOf(part).trim().startsWith(name),
    ),
  );

it('its navbar links to every kind of program and to all courses, the published three first', () => {
  expect(linksIn(dropdownOf('Programs')).map((link) => attributeOf(link, 'href'))).toEqual([
    '/short-term',
    '/intermediate-programs',
    '/super-program',
    '/Miranaya-skill-program',
    '/courses',
  ]);
});

it('its navbar has Others as a text without a link', () => {
  const webinars = dropdownOf('Webinars');
  expect(webinars && textContentOf(webinars)).toContain('Others');
  expect(linksIn(webinars).map(textContentOf)).not.toContain('Others');
});

it('the navbar of another page is the simple one', () => {
  const [header] = elementsWithTag(builtPageAt('/fullstack'), 'header');
  expect(linksIn(header).map((link) => textContentOf(link).trim())).toEqual(['Miranaya', 'Home']);
});
