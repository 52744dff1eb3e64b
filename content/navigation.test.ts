import { describe, expect, it } from 'vitest';
import { families } from './catalogue/families.ts';
import { footerGroups, mainNavigation } from './navigation.ts';
import { kinds } from './offers/kinds.ts';

const linksOf = (heading: string) =>
  footerGroups.find((group) => group.heading === heading)?.links ?? [];

describe('the footer', () => {
  it('names every family as its card does', () => {
    expect(linksOf('Courses by field')).toEqual(
      families.map(({ path, card }) => ({ label: card.title, to: path })),
    );
  });

  it('links to the page of every kind that has one, by its name', () => {
    const pages = Object.values(kinds).flatMap(({ path, plural }) =>
      path === null ? [] : [{ label: plural, to: path }],
    );
    expect(linksOf('By kind')).toEqual(expect.arrayContaining(pages));
    expect(pages.length).toBeGreaterThan(3);
  });
});

describe('the menu of programs', () => {
  const programs = mainNavigation.find(({ label }) => label === 'Programs');
  const targets =
    programs?.kind === 'menu' ? programs.items.map((item) => 'to' in item && item.to) : [];

  it('begins with the three of the specification, in their order', () => {
    expect(targets.slice(0, 3)).toEqual([
      '/short-term',
      '/intermediate-programs',
      '/super-program',
    ]);
  });

  it('leads to the skill programs and to everything at once', () => {
    expect(targets.slice(3)).toEqual(['/Miranaya-skill-program', '/courses']);
  });
});
