import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { comparePage } from '#content/offers/compare-page.ts';
import { compareAddress, comparePath } from '#contract/comparison/compare-address.ts';

export interface OfferChoices {
  field: string;
  offers: readonly { slug: string; title: string; kind: string }[];
}

const labels = [comparePage.first, comparePage.second, comparePage.third];

/**
 * Three selects. Without JavaScript a form like any other, whose answer is this page again; with it a choice
 * is shown as soon as it is made, and the button leads up to it.
 */
export function CompareForm({
  choices,
  shown,
}: {
  choices: readonly OfferChoices[];
  shown: readonly string[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const isTakenOver = useRef(false);
  const navigate = useNavigate();
  const wanted = shown.join(',');

  // The selects follow the address. What somebody chose before the script was here is theirs, and is shown.
  useEffect(() => {
    if (!form.current) return;
    const slugs = wanted.split(',');
    const selects = [...form.current.querySelectorAll('select')];
    const isTouched = (select: HTMLSelectElement) =>
      select.value !== ([...select.options].find((one) => one.defaultSelected)?.value ?? '');
    const isFirst = !isTakenOver.current;
    isTakenOver.current = true;
    selects.forEach((select, index) => {
      if (!isFirst || !isTouched(select)) select.value = slugs[index] ?? '';
    });
    const chosen = chosenIn(form.current);
    if (chosen.join() !== wanted)
      void navigate(compareAddress(chosen), { replace: true, preventScrollReset: true });
  }, [wanted, navigate]);

  const show = () => {
    if (form.current)
      void navigate(compareAddress(chosenIn(form.current)), { preventScrollReset: true });
  };
  const leadUp = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById('comparison')?.scrollIntoView();
    document.getElementById('compared')?.focus({ preventScroll: true });
  };

  return (
    <form
      ref={form}
      action={`${comparePath}#comparison`}
      className="form compare-form"
      aria-labelledby="choose"
      autoComplete="off"
      onChange={show}
      onSubmit={leadUp}
    >
      <h2 id="choose">{comparePage.choose}</h2>
      {labels.map((label, place) => (
        <div className="field" key={label}>
          <label htmlFor={`offer-${place + 1}`}>{label}</label>
          <select id={`offer-${place + 1}`} name="offers">
            <option value="">{comparePage.none}</option>
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
        {comparePage.show}
      </button>
    </form>
  );
}

/** Each once, in the order of the selects. */
function chosenIn(form: HTMLFormElement): string[] {
  const values = new FormData(form).getAll('offers').filter((value) => value !== '');
  return [...new Set(values.map(String))];
}
