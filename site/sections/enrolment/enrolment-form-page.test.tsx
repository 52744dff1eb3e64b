// @vitest-environment happy-dom
/** The page as the service sends it for an offer, taken over by React after the visitor has changed a choice. */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderSelectOptionsHtml } from '#contract/text/render-select-options-html.ts';
import { makeProviderFactsForPage } from '#site/data/make-provider-facts-for-page.ts';
import { loader } from '#site/routes/enroll-form.tsx';
import '../../../tests/support/mount-component.tsx';
import { EnrolmentFormPage } from './enrolment-form-page.tsx';

const built = loader();
/**
 * The slug of an open offer with the same fee that the form shows when no offer is chosen. One of its starts has a fee
 * of its own.
 */
const [slug = ''] = Object.entries(built.wordsOf).find(
  ([, { fee, closed }]) => fee === built.bare.fee && closed === '',
) ?? ['no such offer'];
const other = Object.keys(built.wordsOf).find(
  (one) => one !== slug && built.wordsOf[one]?.fee === built.bare.fee,
);
const early = { id: 'early', label: 'Early', lastDay: '9998-12-30', words: { fee: '₹1' } };
const late = { id: 'late', label: 'Late', lastDay: '9998-12-31', words: { fee: '₹2' } };
const data = { ...built, startsOf: { [slug]: [early, late] } };

let element: HTMLElement;
const offer = () => element.querySelector<HTMLSelectElement>('[name=offer]') as HTMLSelectElement;
const start = () => element.querySelector<HTMLSelectElement>('[name=batch]') as HTMLSelectElement;
const fees = () => [
  ...new Set([...element.querySelectorAll('[data-slot=fee]')].map((one) => one.textContent)),
];

/** Renders the page for an address, fills it as the service does, lets the visitor act, and hydrates it. */
async function open(batch: string, beforeReact: () => void) {
  const address = `/enroll-form?offer=${slug}&batch=${batch}`;
  history.replaceState(null, '', address);
  const page = () => (
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            id: 'root',
            path: '*',
            element: <EnrolmentFormPage {...data} />,
            loader: () => makeProviderFactsForPage(),
          },
        ],
        {
          initialEntries: [address],
          hydrationData: { loaderData: { root: makeProviderFactsForPage() } },
        },
      )}
    />
  );
  element = document.createElement('div');
  document.body.append(element);
  element.innerHTML = renderToString(page());
  const served = { ...data.wordsOf[slug], ...(batch === early.id ? early.words : {}) };
  for (const [name, text] of Object.entries(served))
    for (const place of element.querySelectorAll(`[data-slot="${name}"]`))
      place.textContent = `${text}`;
  start().innerHTML = renderSelectOptionsHtml('Next', data.startsOf[slug] ?? []);
  for (const option of offer().options) option.toggleAttribute('selected', option.value === slug);
  for (const option of start().options) option.toggleAttribute('selected', option.value === batch);
  beforeReact();
  // React's development build writes an error for each attribute that the service has changed. The page is hydrated all
  // the same, so these errors are not shown.
  vi.spyOn(console, 'error').mockReturnValue();
  const root = await act(async () => hydrateRoot(element, page()));
  onTestFinished(() => {
    act(() => root.unmount());
    element.remove();
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });
}
const chosen = () => [offer().value, start().value];

it('keeps the offer and the start of the address when the visitor changed nothing', async () => {
  await open(early.id, () => {});
  expect(chosen()).toEqual([slug, early.id]);
  expect(fees()).toEqual(['₹1']);
});

it('keeps no offer when the visitor gave up the offer of the address, and shows the texts for none', async () => {
  await open(early.id, () => {
    offer().value = '';
  });
  expect(chosen()).toEqual(['', '']);
  expect(fees()).toEqual([data.bare.fee]);
  expect(start().options).toHaveLength(1);
});

it('keeps another offer that the visitor chose, with the fee and the starts of that offer', async () => {
  await open(early.id, () => {
    offer().value = other ?? '';
  });
  expect(chosen()).toEqual([other, '']);
  expect(fees()).toEqual([data.bare.fee]);
  expect(start().options).toHaveLength(1);
});

it('no longer says that an offer is unknown when the visitor has chosen another', async () => {
  const unknown = () => element.querySelector('[data-slot=unknown]') as Element;
  await open('', () => {
    unknown().textContent = built.words.unknownOffer;
    for (const option of offer().options) option.removeAttribute('selected');
    offer().value = other ?? '';
  });
  expect(offer().value).toBe(other);
  expect(unknown().textContent).toBe('');
});

it('keeps no start when the visitor gave up the start of the address, and shows the fee of the offer', async () => {
  await open(early.id, () => {
    start().value = '';
  });
  expect(chosen()).toEqual([slug, '']);
  expect(fees()).toEqual([data.bare.fee]);
});

it('keeps another start that the visitor chose', async () => {
  await open(late.id, () => {
    start().value = early.id;
  });
  expect(chosen()).toEqual([slug, early.id]);
  expect(fees()).toEqual(['₹1']);
});

it('writes a choice that was made before the script arrived into the address, for a reload and for sharing', async () => {
  await open(early.id, () => {
    offer().value = other ?? '';
  });
  expect(location.search).toBe(`?offer=${other}`);
  await open(early.id, () => {
    offer().value = '';
  });
  expect(location.search).toBe('');
  await open(early.id, () => {
    start().value = late.id;
  });
  expect(location.search).toBe(`?offer=${slug}&batch=${late.id}`);
  await open(early.id, () => {
    start().value = '';
  });
  expect(location.search).toBe(`?offer=${slug}`);
});

it('leaves an address as it is when the visitor changed nothing before the script arrived', async () => {
  await open(early.id, () => {
    history.replaceState(null, '', `${location.pathname}${location.search}&utm_source=friend#pay`);
  });
  expect(location.search + location.hash).toBe(
    `?offer=${slug}&batch=${early.id}&utm_source=friend#pay`,
  );
});

it('forgets a start that was chosen before the script arrived once another offer is chosen', async () => {
  const choose = (field: HTMLSelectElement, value: string) =>
    act(async () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await open('', () => {
    start().value = early.id;
  });
  await choose(start(), late.id);
  expect(chosen()).toEqual([slug, late.id]);
  await choose(offer(), other ?? '');
  await choose(offer(), slug);
  expect(chosen()).toEqual([slug, '']);
  expect(location.search).toBe(`?offer=${slug}`);
});

it('offers a start until the midnight in India after its first day, and then shows the fee of the next one', async () => {
  vi.useFakeTimers({ now: Date.parse('9998-12-30T23:59:58+05:30') });
  onTestFinished(() => void vi.useRealTimers());
  const offered = () => [...start().options].map(({ value }) => value);
  await open(early.id, () => {});
  expect([offered(), fees()]).toEqual([['', early.id, late.id], ['₹1']]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([offered(), fees()]).toEqual([['', late.id], ['₹2']]);
  expect(chosen()).toEqual([slug, '']);
});
