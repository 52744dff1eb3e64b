/** Other systems that send enquiries. Each has its own key. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import { RadioChoices } from '../../ui/radio-choices.tsx';
import { privacyNoticeAnswerWords } from '../../words/stored-value-words.ts';

const flashes = { withdrawn: 'The key is withdrawn: what is sent with it is refused.' } as const;
const selectableAnswers = ['elsewhere', 'not yet'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sendingSystems } = requireMemberApi(context, 'settings').intake;
  return {
    systems: await sendingSystems.list(),
    now: context.get(deskContext).now,
    flash: readFlashName(request, flashes),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { sendingSystems } = requireMemberApi(context, 'settings').intake;
  const form = await request.formData();
  const [act, id = ''] = String(form.get('do') ?? '').split(':');
  if (act === 'withdraw') {
    // The result is ignored: if the key was already withdrawn, by a first press or by a colleague, the page says the
    // same.
    await sendingSystems.withdraw(id);
    return redirect('/sources?said=withdrawn');
  }
  const told = selectableAnswers.find((one) => one === form.get('told'));
  if (act !== 'make' || told === undefined) throw new Response(null, { status: 400 });
  const name = String(form.get('name') ?? '');
  const made = await sendingSystems.make(name, told);
  return data({ made, typed: name }, { status: made.at === 'made' ? 200 : 400 });
}

export default function SendingSystemsPage() {
  const { systems, now, flash } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.made.at === 'refused' ? answer : null;
  return (
    <main id="main" className="page settings sources">
      <title>Other systems · Settings · Desk</title>
      <a className="way-up" href="/desk/settings">
        Settings
      </a>
      <h1>Other systems</h1>
      <p className="muted">
        Facebook lead ads, JustDial or a form elsewhere send each enquiry to an address here, by
        Zapier, Make, Pabbly or whatever can post. Each has a key of its own.
      </p>
      {flash !== null && answer === undefined && (
        <p className="flash" role="status" data-done>
          {flashes[flash]}
        </p>
      )}
      {answer?.made.at === 'made' && (
        <section className="panel" aria-labelledby="made" role="status">
          <h2 id="made">The key of {answer.made.name}</h2>
          <p>
            <strong>Copy it now: it is shown this once.</strong>
          </p>
          <dl className="facts">
            <dt>Address</dt>
            <dd>
              <code>{answer.made.address}</code>
            </dd>
            <dt>Key</dt>
            <dd>
              <code>{answer.made.secret}</code>
            </dd>
            <dt>Header</dt>
            <dd>
              <code>Authorization: Bearer {answer.made.secret}</code>
              <p className="small muted">
                Or signed as Standard Webhooks describe, where the connector can sign.
              </p>
            </dd>
          </dl>
        </section>
      )}
      {systems.length > 0 && (
        <section className="panel" aria-labelledby="all">
          <h2 id="all">Who may send</h2>
          <ol>
            {systems.map(({ id, name, address, madeAt, lastAt, withdrawnAt }) => (
              <li key={id}>
                <div>
                  <p>
                    <strong>{name}</strong>
                    {withdrawnAt !== null && <span className="tag"> Withdrawn</span>}
                  </p>
                  <p className="small muted">
                    Made <Moment at={madeAt} now={now} />
                    {lastAt === null ? (
                      ', nothing was sent yet'
                    ) : (
                      <>
                        , last sent <Moment at={lastAt} now={now} />
                      </>
                    )}
                  </p>
                  {withdrawnAt === null && <code className="small">{address}</code>}
                </div>
                {withdrawnAt === null && (
                  <form method="post" action="/desk/sources">
                    <button type="button" popoverTarget={`withdraw-${id}`} className="grave">
                      Withdraw…<span className="visually-hidden"> the key of {name}</span>
                    </button>
                    <div
                      id={`withdraw-${id}`}
                      popover="auto"
                      className="sheet"
                      role="dialog"
                      aria-labelledby={`withdraw-head-${id}`}
                    >
                      <h2 id={`withdraw-head-${id}`}>Withdraw the key of “{name}”?</h2>
                      <p>What it sends is refused from then on. A new key has another address.</p>
                      <div className="buttons">
                        <button type="submit" name="do" value={`withdraw:${id}`} className="grave">
                          Withdraw it
                        </button>
                        <button
                          type="button"
                          popoverTarget={`withdraw-${id}`}
                          popoverTargetAction="hide"
                        >
                          Keep it
                        </button>
                      </div>
                    </div>
                  </form>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="panel" aria-labelledby="make">
        <h2 id="make">Let another system send</h2>
        <form method="post" action="/desk/sources" className="form">
          <Field
            name="name"
            label="Name"
            maxLength={80}
            defaultValue={refused?.typed ?? ''}
            help="Such as Facebook lead ads: enquiries are counted by it."
            wrong={refused?.made.at === 'refused' ? refused.made.sentence : null}
          />
          <RadioChoices
            name="told"
            legend="What these people were told about their data"
            choices={selectableAnswers}
            words={privacyNoticeAnswerWords}
            chosen="not yet"
          />
          <button type="submit" name="do" value="make" className="main">
            Make a key
          </button>
        </form>
      </section>
    </main>
  );
}
