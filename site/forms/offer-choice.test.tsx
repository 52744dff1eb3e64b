// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../tests/support/mount-component.tsx';
import { OfferField } from './fields/offer-field.tsx';
import { useOfferChoice } from './use-offer-choice.ts';

const groups = [
  {
    title: 'Courses',
    offers: [
      { slug: 'flutter', label: 'Flutter, ₹3,999' },
      { slug: 'excel', label: 'Excel, ₹3,999' },
    ],
  },
  { title: 'Workshops', offers: [{ slug: 'mern-workshop', label: 'MERN, ₹399' }] },
];

let root: Root;
let element: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

/** Sets a value before the hook runs, as a visitor or the browser may do. */
function Before({ value }: { value: string }) {
  useLayoutEffect(() => {
    if (value !== '') field().value = value;
  }, [value]);
  return null;
}

function Form({ before, hasField }: { before: string; hasField: boolean }) {
  const { select, choice, onChoose } = useOfferChoice();
  return (
    <>
      {hasField && (
        <OfferField
          label="Offer"
          none="Nothing in particular"
          groups={groups}
          selectRef={select}
          onChoose={onChoose}
        />
      )}
      <Before value={before} />
      <output>{JSON.stringify(choice)}</output>
      <button type="button" onClick={onChoose}>
        Choose
      </button>
    </>
  );
}

async function open(address: string, { before = '', hasField = true } = {}) {
  element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  router = createMemoryRouter(
    [{ path: '*', element: <Form before={before} hasField={hasField} /> }],
    { initialEntries: [address] },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
}

function field(): HTMLSelectElement {
  const found = element.querySelector('select');
  if (!found) throw new Error('There is no choice.');
  return found;
}
const choice = () => JSON.parse(element.querySelector('output')?.textContent ?? '');
const seen = () => [field().value, choice()];
const choose = (value: string) =>
  act(() => {
    field().value = value;
    field().dispatchEvent(new Event('change', { bubbles: true }));
  });
const chosen = (slug: string) => ({ at: 'chosen', slug });

describe('the choice of an offer', () => {
  it('is every sold offer, by kind, under its label, and none at first', async () => {
    await open('/enroll-form');
    expect(seen()).toEqual(['', { at: 'none' }]);
    expect(field().name).toBe('offer');
    expect(element.querySelector('label')?.htmlFor).toBe(field().id);
    expect(element.querySelector('label')?.textContent).toBe('Offer');
    expect(element.querySelector('.field')?.contains(field())).toBe(true);
    const listed = [...field().querySelectorAll('optgroup')].map((group) => [
      group.label,
      ...[...group.querySelectorAll('option')].map(
        ({ value, textContent }) => `${value}: ${textContent}`,
      ),
    ]);
    expect(listed).toEqual([
      ['Courses', 'flutter: Flutter, ₹3,999', 'excel: Excel, ₹3,999'],
      ['Workshops', 'mern-workshop: MERN, ₹399'],
    ]);
    const [none] = field().options;
    expect([none?.value, none?.textContent]).toEqual(['', 'Nothing in particular']);
  });

  it('is the one that the address names', async () => {
    await open('/enroll-form?offer=excel');
    expect(seen()).toEqual(['excel', chosen('excel')]);
  });

  it('is unknown when the address names an offer that is not sold, until one is chosen', async () => {
    await open('/enroll-form?offer=cobol');
    expect(seen()).toEqual(['', { at: 'unknown' }]);
    choose('flutter');
    expect(choice()).toEqual(chosen('flutter'));
    choose('');
    expect(choice()).toEqual({ at: 'none' });
  });

  it('of a visitor, or one that the browser has restored, has precedence over the address', async () => {
    await open('/enroll-form?offer=excel', { before: 'flutter' });
    expect(seen()).toEqual(['flutter', chosen('flutter')]);
    await act(() => router.navigate('/enroll-form?offer=mern-workshop'));
    expect(seen()).toEqual(['flutter', chosen('flutter')]);
  });

  it('of a visitor stays when the address names an offer that is not sold', async () => {
    await open('/enroll-form?offer=cobol', { before: 'flutter' });
    expect(seen()).toEqual(['flutter', chosen('flutter')]);
  });

  it('follows the address while nothing was chosen', async () => {
    await open('/enroll-form');
    await act(() => router.navigate('/enroll-form?offer=excel'));
    expect(seen()).toEqual(['excel', chosen('excel')]);
  });

  it('is written into the address, which keeps its place and the state of the router', async () => {
    await open('/enroll-form');
    history.replaceState({ key: 'ours' }, '', '/enroll-form?offer=cobol#form');
    choose('excel');
    const at = () => location.pathname + location.search + location.hash;
    expect(at()).toBe('/enroll-form?offer=excel#form');
    expect(history.state).toEqual({ key: 'ours' });
    choose('');
    expect(at()).toBe('/enroll-form#form');
    history.replaceState(null, '', '/');
  });

  it('that the browser restores later is read when the page is shown', async () => {
    await open('/enroll-form?offer=cobol');
    const show = () => act(() => void dispatchEvent(new Event('pageshow')));
    show();
    expect(choice()).toEqual({ at: 'unknown' });
    field().value = 'excel';
    show();
    expect(choice()).toEqual(chosen('excel'));
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    act(() => root.unmount());
    expect(removed.mock.calls.map(([type]) => type)).toContain('pageshow');
  });

  it('is null on a page that has no such field', async () => {
    await open('/enroll-form?offer=excel', { hasField: false });
    expect(choice()).toEqual({ at: 'none' });
    act(() => element.querySelector('button')?.click());
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(choice()).toEqual({ at: 'none' });
  });
});
