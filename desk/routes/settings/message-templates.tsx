/** The message templates, by channel and in the order in which they are offered. */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { type MessageChannel, messageChannels } from '#domain/messages/message-templates.ts';
import type { ListedTemplate } from '../../api-types/templates-and-desk-rules-api.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { recipientStageWords } from '../../words/stored-value-words.ts';

const flashes = {
  saved: 'The message is saved, and offered on every enquiry from now on.',
  removed: 'The message is gone.',
  last: 'One message of each kind stays. Write another one first.',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { settings } = requireMemberApi(context, 'settings');
  return { ...(await settings.templates()), flash: readFlashName(request, flashes) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { settings } = requireMemberApi(context, 'settings');
  const form = await request.formData();
  const [act, id = ''] = String(form.get('do') ?? '').split(':');
  if (act !== 'up') throw new Response(null, { status: 400 });
  await settings.moveUp(id);
  return redirect('/settings/messages');
}

const channelWords: Readonly<Record<MessageChannel, string>> = {
  whatsapp: 'WhatsApp',
  mail: 'Mail',
};

export default function MessageTemplatesPage() {
  const { templates, areFirst, flash } = useLoaderData<typeof loader>();
  const isWrong = flash === 'last';
  return (
    <main id="main" className="page settings">
      <title>Messages · Settings · Desk</title>
      <a className="way-up" href="/desk/settings">
        Settings
      </a>
      <h1>Messages</h1>
      {flash !== null && (
        <p
          className={isWrong ? 'flash wrong' : 'flash'}
          role={isWrong ? 'alert' : 'status'}
          data-done={isWrong ? undefined : true}
        >
          {flashes[flash]}
        </p>
      )}
      <p className="muted">
        Ready on every enquiry, filled in with the name, the offer, its fee and its start. The
        buttons WhatsApp and Mail open the first message that fits the state of the enquiry.
        {areFirst && ' A new desk has these messages; change them into your own words.'}
      </p>
      {messageChannels.map((channel) => (
        <ChannelList
          key={channel}
          channel={channel}
          templates={templates.filter((one) => one.channel === channel)}
        />
      ))}
    </main>
  );
}

function ChannelList({
  channel,
  templates,
}: {
  channel: MessageChannel;
  templates: ListedTemplate[];
}) {
  return (
    <section className="panel" aria-labelledby={`of-${channel}`}>
      <div className="page-head">
        <h2 id={`of-${channel}`}>{channelWords[channel]}</h2>
        <a className="button" href={`/desk/settings/messages/new-${channel}`}>
          Write another
        </a>
      </div>
      <ol>
        {templates.map(({ id, stage, name, subject, body }, n) => (
          <li key={id}>
            <div>
              <p>
                <a href={`/desk/settings/messages/${id}`}>{name}</a>{' '}
                <span className="tag">{recipientStageWords[stage]}</span>
              </p>
              <p className="small muted first-line">{subject || body}</p>
            </div>
            {n > 0 && (
              <form method="post" action="/desk/settings/messages">
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
