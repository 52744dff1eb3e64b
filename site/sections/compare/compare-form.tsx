import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { comparePageWords } from '#content/offers/comparison/compare-page-words.ts';
import { comparisonAddressOf, comparisonPath } from '#contract/comparison/comparison-address.ts';
import { isSelectTouched } from '#site/forms/is-select-touched.ts';

export interface OfferOptionGroup {
  field: string;
  offers: readonly { slug: string; title: string; kind: string }[];
}

const labels = [comparePageWords.first, comparePageWords.second, comparePageWords.third];

/**
 * The form in which visitors choose up to three offers to compare. Without JavaScript it is an ordinary form that opens
 * the page again. With JavaScript a choice is shown at once, and the button scrolls up to the comparison.
 */
export function CompareForm({
  choices,
  shown,
}: {
  choices: readonly OfferOptionGroup[];
  shown: readonly string[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const isTakenOver = useRef(false);
  const navigate = useNavigate();
  const wanted = shown.join(',');

  // The selects show the offers in the address. The first time, a select in which the visitor has already chosen before
  // the script arrived keeps that choice, and the address is changed to it.
  useEffect(() => {
    if (!form.current) return;
    const slugs = wanted.split(',');
    const selects = [...form.current.querySelectorAll('select')];
    const isFirst = !isTakenOver.current;
    isTakenOver.current = true;
    selects.forEach((select, index) => {
      if (!isFirst || !isSelectTouched(select)) select.value = slugs[index] ?? '';
    });
    const chosen = chosenIn(form.current);
    if (chosen.join() !== wanted)
      void navigate(comparisonAddressOf(chosen), { replace: true, preventScrollReset: true });
  }, [wanted, navigate]);

  const show = () => {
    if (form.current)
      void navigate(comparisonAddressOf(chosenIn(form.current)), { preventScrollReset: true });
  };
  const scrollToComparison = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById('comparison')?.scrollIntoView();
    document.getElementById('compared')?.focus({ preventScroll: true });
  };

  return (
    <form
      ref={form}
      action={`${comparisonPath}#comparison`}
      className="form compare-form"
      aria-labelledby="choose"
      autoComplete="off"
      onChange={show}
      onSubmit={scrollToComparison}
    >
      <h2 id="choose">{comparePageWords.choose}</h2>
      {labels.map((label, place) => (
        <div className="field" key={label}>
          <label htmlFor={`offer-${place + 1}`}>{label}</label>
          <select id={`offer-${place + 1}`} name="offers">
            <option value="">{comparePageWords.none}</option>
            {choices.map(({ field, offers }) => (
              <optgroup key={field} label={field}>
                {offers.map(({ slug, title, kind }) => (
                  <option key={slug} value={slug}>
                    {`${title} · ${kind}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      ))}
      <button type="submit" className="button">
        {comparePageWords.show}
      </button>
    </form>
  );
}

/** The chosen slugs in the order of the selects, without duplicates. */
function chosenIn(form: HTMLFormElement): string[] {
  const values = new FormData(form).getAll('offers').filter((value) => value !== '');
  return [...new Set(values.map(String))];
}
