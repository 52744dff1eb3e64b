/**
 * Asks the person of an enquiry for a payment. The first form chooses the offer and the number of instalments, and puts
 * both into the address. The second form makes the order. So the page works without JavaScript.
 */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formatDay } from '#contract/text/format-day.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { formatPaise } from '#domain/money/money.ts';
import { allowedInstalmentCounts } from '#domain/orders/instalments.ts';
import type { PaymentRequestForm } from '../../api-types/enquiry-api.ts';
import {
  formatInstalmentAmounts,
  InstalmentFields,
} from '../../orders/panels/instalment-fields.tsx';
import { readLaterInstalmentDates } from '../../orders/read-later-instalment-dates.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

const instalmentCounts = [1, ...allowedInstalmentCounts];
const readCount = (typed: string | null) =>
  instalmentCounts.find((count) => `${count}` === typed) ?? 1;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'payment links');
  const asked = new URL(request.url).searchParams;
  const id = params.id ?? '';
  return {
    id,
    form: await api.enquiry.preparePaymentForm(id, {
      offer: asked.get('offer'),
      count: readCount(asked.get('sums')),
    }),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const api = requireMemberApi(context, 'payment links');
  const id = params.id ?? '';
  const form = await request.formData();
  const batch = String(form.get('batch') ?? '');
  const later = readLaterInstalmentDates(form);
  const result = await api.enquiry.askForPayment(id, {
    offer: String(form.get('offer') ?? ''),
    batch: batch === '' ? null : batch,
    later,
  });
  if (result.at === 'refused')
    return data<Refused>({ sentence: result.sentence, batch, later }, { status: 400 });
  return redirect(`/enquiries/${id}?said=${result.at === 'made' ? 'asked' : 'open'}#orders`);
}

/** A refused form: a sentence with the reason, and the chosen values, to show them again. */
type Refused = { sentence: string; batch: string; later: readonly CalendarDate[] };

export default function RequestPaymentPage() {
  const { id, form } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { name, missing, offers, chosen, count } = form;
  return (
    <main id="main" className="page narrow">
      <title>Ask for a payment · Desk</title>
      <a className="way-up" href={`/desk/enquiries/${id}`}>
        {name ?? 'The enquiry'}
      </a>
      <h1>Ask for a payment</h1>
      {refused && (
        <p className="flash wrong" role="alert">
          {refused.sentence}
        </p>
      )}
      {missing.length > 0 ? (
        <p className="flash heed">
          The {missing.map((field) => fieldWords[field]).join(' and the ')} is missing. Add it under{' '}
          <a href={`/desk/enquiries/${id}`}>Edit details</a> first: link and receipt need it.
        </p>
      ) : (
        <>
          <section className="panel" aria-labelledby="what">
            <h2 id="what">What for</h2>
            <form method="get" className="row">
              <div className="field">
                <label htmlFor="offer">Offer</label>
                <select id="offer" name="offer" required defaultValue={chosen?.slug}>
                  {chosen === null && <option value="">Choose</option>}
                  {offers.map(({ slug, title, paise }) => (
                    <option key={slug} value={slug}>
                      {title}, {formatPaise(paise)}
                    </option>
                  ))}
                </select>
              </div>
              <div className="field">
                <label htmlFor="sums">Paid in</label>
                <select id="sums" name="sums" defaultValue={count}>
                  {instalmentCounts.map((one) => (
                    <option key={one} value={one}>
                      {one === 1 ? 'one sum' : `${one} instalments`}
                    </option>
                  ))}
                </select>
              </div>
              <button type="submit">Show</button>
            </form>
          </section>
          {chosen !== null && <PaymentRequestPanel form={form} chosen={chosen} refused={refused} />}
        </>
      )}
    </main>
  );
}

const fieldWords = { name: 'name', email: 'email address', phone: 'phone number' } as const;

function PaymentRequestPanel({
  form: { shares, dates },
  chosen,
  refused,
}: {
  form: PaymentRequestForm;
  chosen: NonNullable<PaymentRequestForm['chosen']>;
  refused: Refused | undefined;
}) {
  const { slug, title, paise, starts, isSoldInBatches } = chosen;
  if (isSoldInBatches && starts.length === 0)
    return (
      <p className="flash heed">
        {title} has no start to come with a free place. A new batch, or the waiting list, comes
        first.
      </p>
    );
  return (
    <section className="panel" aria-labelledby="order">
      <h2 id="order">
        {title}, {formatPaise(paise)}
      </h2>
      <form method="post" className="form">
        <input type="hidden" name="offer" value={slug} />
        {starts.length > 0 && (
          <div className="field">
            <label htmlFor="batch">Start</label>
            <select id="batch" name="batch" required defaultValue={refused?.batch}>
              {starts.map((one) => (
                <option key={one.id} value={one.id}>
                  {formatDay(one.startsOn)}, {one.from} to {one.to}
                  {one.left !== null && `, ${one.left} left`}
                  {one.paise < paise && `, early price ${formatPaise(one.paise)}`}
                </option>
              ))}
            </select>
            <small>
              The place is held for 24 hours, but not beyond the first day of the batch.
            </small>
          </div>
        )}
        {shares.length > 0 && (
          <InstalmentFields
            shares={shares}
            dates={dates.map((usual, n) => refused?.later[n - 1] || usual)}
          />
        )}
        {shares.length > 1 && (
          <p className="small muted">A start with an early price has the lower sums.</p>
        )}
        <button type="submit" className="main">
          {shares.length > 0
            ? `Make the link for ${formatInstalmentAmounts(shares, 0)}`
            : 'Make the link'}
        </button>
      </form>
    </section>
  );
}
