/** The addresses that get mails about new enquiries, orders to handle, and the quarantine. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { CheckResult } from '../../api-types/hours-mail-and-connections-api.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { CheckResults } from '../../settings/check-results.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const flashes = {
  saved: 'The next mail goes to these addresses.',
  back: 'The next mail goes to the addresses that are set at the server.',
} as const;

type Answer =
  | { at: 'refused'; sentence: string; typed: string }
  | { at: 'tried'; checks: readonly CheckResult[] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ownerSettings } = requireMemberApi(context, 'settings');
  return { ...(await ownerSettings.staffMail()), flash: readFlashName(request, flashes) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ownerSettings } = requireMemberApi(context, 'settings');
  const form = await request.formData();
  const typed = String(form.get('to') ?? '')
    .replaceAll('\r\n', '\n')
    .trim();
  switch (form.get('do')) {
    case 'save': {
      const sentence = await ownerSettings.saveStaffMail(typed);
      if (sentence === null) return redirect('/settings/mail?said=saved');
      return data<Answer>({ at: 'refused', sentence, typed }, { status: 422 });
    }
    case 'back':
      await ownerSettings.saveStaffMail(null);
      return redirect('/settings/mail?said=back');
    case 'try':
      return data<Answer>({ at: 'tried', checks: await ownerSettings.tryStaffMail() });
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function StaffMail() {
  const { isSetUp, to, isOwn, ofService, flash } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.at === 'refused' ? answer : null;
  return (
    <main id="main" className="page settings">
      <title>Mail to staff · Settings · Desk</title>
      <a className="way-up" href="/desk/settings">
        Settings
      </a>
      <h1>Mail to staff</h1>
      {flash !== null && answer === undefined && (
        <p className="flash" role="status" data-done>
          {flashes[flash]}
        </p>
      )}
      {!isSetUp && (
        <p className="flash heed">
          No mail server is set at the service, so nobody is mailed yet. The addresses are kept.
        </p>
      )}
      <section className="panel" aria-labelledby="to">
        <h2 id="to">Who is mailed</h2>
        <p className="muted">
          These addresses hear of each new enquiry, of orders that wait for a person, and of what
          was quarantined. What is given to a colleague is mailed to them alone.
        </p>
        <form method="post" action="/desk/settings/mail" className="form">
          <TextArea
            id="addresses"
            name="to"
            label="Mail addresses, one a line"
            rows={5}
            defaultValue={refused?.typed ?? to.join('\n')}
            wrong={refused?.sentence}
            help={
              isOwn && ofService.length > 0
                ? `At the server stands ${ofService.join(', ')}.`
                : undefined
            }
            spellCheck={false}
          />
          <div className="buttons">
            <button type="submit" name="do" value="save" className="main">
              Save
            </button>
            {isOwn && (
              <button type="submit" name="do" value="back" className="quiet">
                Back to those of the server
              </button>
            )}
          </div>
        </form>
      </section>
      <section className="panel" aria-labelledby="try">
        <h2 id="try">Do mails arrive?</h2>
        <p className="muted">Sends a short mail to each of the saved addresses.</p>
        <form method="post" action="/desk/settings/mail">
          <button type="submit" name="do" value="try">
            Send a test mail
          </button>
        </form>
        {answer?.at === 'tried' && (
          <div role="status">
            <CheckResults checks={answer.checks} />
          </div>
        )}
      </section>
    </main>
  );
}
