import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { type MessageChannel, messageChannels } from '#domain/messages/message-template.ts';
import { type CounsellorView, counsellorViews } from '#domain/staff/staff-roles.ts';
import { apiOf } from '../api/api-of.ts';
import type { Template } from '../api/settings-api.ts';
import { askedFlash } from '../ui/asked-flash.ts';
import { FlashWithUndo } from '../ui/flash-with-undo.tsx';
import { counsellorViewWords } from '../words.ts';

const said = {
  seen: 'Counsellors see it so from now on.',
  saved: 'The message is saved, and offered on every enquiry from now on.',
  removed: 'The message is gone.',
  last: 'One message of each kind stays. Write another one first.',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { settings } = apiOf(context, 'settings');
  return {
    ...(await settings.templates()),
    counsellorsSee: await settings.counsellorsSee(),
    flash: askedFlash(request, said),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { settings } = apiOf(context, 'settings');
  const form = await request.formData();
  const [act, id = ''] = String(form.get('do') ?? '').split(':');
  if (act === 'up') {
    await settings.moveUp(id);
    return redirect('/settings#messages');
  }
  const view = counsellorViews.find((one) => one === form.get('see'));
  if (act !== 'see' || view === undefined) throw new Response(null, { status: 400 });
  await settings.setCounsellorsSee(view);
  return redirect('/settings?said=seen');
}

const viewHelp: Readonly<Record<CounsellorView, string>> = {
  'own and unowned':
    'What a colleague works on is not there for them: not in lists, not by its address.',
  all: 'They can read what colleagues do. Acting on it stays with who has it, and with you.',
};

const channelWords: Readonly<Record<MessageChannel, string>> = {
  whatsapp: 'WhatsApp',
  mail: 'Mail',
};

export default function Settings() {
  const { templates, areFirst, counsellorsSee, flash } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page settings">
      <title>Settings · Desk</title>
      <h1>Settings</h1>
      {flash === 'last' && (
        <p className="flash wrong" role="alert">
          {said.last}
        </p>
      )}
      {flash !== null && flash !== 'last' && <FlashWithUndo>{said[flash]}</FlashWithUndo>}

      <section className="panel" aria-labelledby="see">
        <h2 id="see">What counsellors see</h2>
        <form method="post" action="/desk/settings" className="form">
          <fieldset>
            <legend className="visually-hidden">What counsellors see</legend>
            {counsellorViews.map((view) => (
              <label key={view} className="tick">
                <input
                  type="radio"
                  name="see"
                  value={view}
                  defaultChecked={view === counsellorsSee}
                />
                <span>
                  {counsellorViewWords[view]}
                  <br />
                  <span className="small muted">{viewHelp[view]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <button type="submit" name="do" value="see">
            Save
          </button>
        </form>
      </section>

      <section aria-labelledby="messages" className="messages-list">
        <h2 id="messages">Messages</h2>
        <p className="muted">
          Ready on every enquiry, filled in with the name, the offer, its fee and its start. The
          first of each kind is the one behind the buttons WhatsApp and Mail.
          {areFirst && ' These are the ones a desk begins with; change them into your own words.'}
        </p>
        {messageChannels.map((channel) => (
          <ChannelList
            key={channel}
            channel={channel}
            templates={templates.filter((one) => one.channel === channel)}
          />
        ))}
      </section>
    </main>
  );
}

function ChannelList({ channel, templates }: { channel: MessageChannel; templates: Template[] }) {
  return (
    <section className="panel" aria-labelledby={`of-${channel}`}>
      <div className="page-head">
        <h3 id={`of-${channel}`}>{channelWords[channel]}</h3>
        <a className="button" href={`/desk/settings/messages/new-${channel}`}>
          Write another
        </a>
      </div>
      <ol>
        {templates.map(({ id, name, subject, body }, n) => (
          <li key={id}>
            <div>
              <p>
                <a href={`/desk/settings/messages/${id}`}>{name}</a>
              </p>
              <p className="small muted first-line">{subject || body}</p>
            </div>
            {n > 0 && (
              <form method="post" action="/desk/settings">
                <button type="submit" name="do" value={`up:${id}`} className="quiet">
                  Move up<span className="visually-hidden">: {name}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
