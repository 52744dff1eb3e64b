/** One message template, which can be written, tried on two sample people, saved or removed. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import {
  messageChannels,
  messageTemplateBounds,
  placeholderDescriptions,
} from '#domain/messages/message-templates.ts';
import { readRecipientStage, recipientStages } from '#domain/messages/recipient-stage.ts';
import type {
  ListedTemplate,
  TemplateProblems,
  TemplatesAndDeskRulesApi,
  TemplateText,
} from '../../api-types/templates-and-desk-rules-api.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Field } from '../../ui/field.tsx';
import { focusIfRefused } from '../../ui/focus-if-refused.ts';
import { recipientStageWords } from '../../words/stored-value-words.ts';

type TemplateForForm = {
  template: ListedTemplate;
  /** The last part of the address to which the form is sent. */
  path: string;
  isGone: boolean;
};

/**
 * Returns the template with this id. The ids `new-mail` and `new-whatsapp` begin a new template. If a colleague has
 * removed the stored template, its form becomes a form for a new one of the channel in the address (`of`). Throws a 404
 * for any other id.
 */
async function findOrBeginTemplate(
  settings: TemplatesAndDeskRulesApi,
  id: string,
  { url }: Request,
): Promise<TemplateForForm> {
  const { templates } = await settings.templates();
  const stored = templates.find((one) => one.id === id);
  if (stored) return { template: stored, path: `${id}?of=${stored.channel}`, isGone: false };
  const of = new URL(url).searchParams.get('of');
  const created = messageChannels.find((one) => id === `new-${one}`);
  const channel = created ?? messageChannels.find((one) => one === of);
  if (channel === undefined) throw new Response(null, { status: 404 });
  const template = {
    ...{ id: '', channel, stage: 'any' as const, version: '' },
    ...{ name: '', subject: '', body: 'Hello {name},\n' },
  };
  return { template, path: `new-${channel}`, isGone: created === undefined };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { settings } = requireMemberApi(context, 'settings');
  const shown = await findOrBeginTemplate(settings, params.id ?? '', request);
  return { ...shown, samples: settings.samples(shown.template) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { settings } = requireMemberApi(context, 'settings');
  const { template, isGone } = await findOrBeginTemplate(settings, params.id ?? '', request);
  const { id, channel } = template;
  const form = await request.formData();
  const text = (name: keyof TemplateText | 'version') => String(form.get(name) ?? '');
  const typed: TemplateText = {
    stage: readRecipientStage(text('stage')),
    name: text('name'),
    subject: text('subject'),
    body: text('body'),
  };
  const formState = { typed, version: text('version'), samples: settings.samples(typed) };
  switch (form.get('do')) {
    case 'remove':
      if (isGone) return redirect('/settings/messages?said=removed');
      if (id === '') throw new Response(null, { status: 400 });
      return redirect(
        `/settings/messages?said=${(await settings.removeTemplate(id)) ? 'removed' : 'last'}`,
      );
    case 'preview':
      return data({ ...formState, refusals: {} });
    case 'save': {
      if (isGone) return data({ ...formState, refusals: {} }, { status: 409 });
      const saved = await settings.saveTemplate(id || null, channel, typed, text('version'));
      if (saved.at === 'saved') return redirect('/settings/messages?said=saved');
      if (saved.at === 'refused')
        return data({ ...formState, refusals: saved.refusals }, { status: 400 });
      if (saved.at === 'gone') return data({ ...formState, refusals: {} }, { status: 409 });
      // A colleague has saved another text. The page shows it above the form, and the form now sends the version of
      // that text.
      return data({ ...formState, refusals: {}, version: null }, { status: 409 });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function MessageTemplatePage() {
  const { template, samples, path, isGone } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text: TemplateText = answer?.typed ?? template;
  const refusals: TemplateProblems = answer?.refusals ?? {};
  const isMail = template.channel === 'mail';
  const title = template.id === '' ? 'A new message' : template.name;
  return (
    <main id="main" className="page settings">
      <title>{`${title} · Settings · Desk`}</title>
      <a className="way-up" href="/desk/settings/messages">
        Messages
      </a>
      <h1>
        {title} <span className="muted">{isMail ? 'by mail' : 'on WhatsApp'}</span>
      </h1>
      {isGone && (
        <div className="flash wrong" role="alert">
          <p>
            Somebody else has removed this message meanwhile. What you wrote is still in the form;
            save it again to keep it as a new message.
          </p>
        </div>
      )}
      {answer?.version === null && !isGone && (
        <div className="flash wrong" role="alert">
          <p>
            Somebody else has saved this message meanwhile. What you wrote is still in the form;
            save it again to put it in place of theirs:
          </p>
          {isMail && <p className="subject">{template.subject}</p>}
          <p className="as-written">{template.body}</p>
        </div>
      )}
      <div className="side-by-side">
        <form
          method="post"
          action={`/desk/settings/messages/${path}`}
          className="form"
          data-draft="message"
        >
          <input type="hidden" name="version" value={answer?.version ?? template.version} />
          <Field
            name="name"
            type="text"
            label="Name, by which it is chosen"
            defaultValue={text.name}
            maxLength={messageTemplateBounds.name}
            wrong={refusals.name ?? null}
          />
          <div className="field">
            <label htmlFor="stage">For</label>
            <select id="stage" name="stage" defaultValue={text.stage}>
              {recipientStages.map((stage) => (
                <option key={stage} value={stage}>
                  {recipientStageWords[stage]}
                </option>
              ))}
            </select>
          </div>
          {isMail && (
            <Field
              name="subject"
              type="text"
              label="Subject"
              defaultValue={text.subject}
              maxLength={messageTemplateBounds.subject}
              wrong={refusals.subject ?? null}
            />
          )}
          <div className="field">
            <label htmlFor="body">Message</label>
            <textarea
              id="body"
              name="body"
              rows={10}
              defaultValue={text.body}
              aria-invalid={refusals.body ? true : undefined}
              {...focusIfRefused(refusals.body)}
              aria-describedby={refusals.body ? 'body-wrong places' : 'places'}
            />
            {refusals.body && (
              <p className="wrong" id="body-wrong">
                {refusals.body}
              </p>
            )}
          </div>
          <div className="buttons">
            <button type="submit" name="do" value="save" className="main">
              Save
            </button>
            <button type="submit" name="do" value="preview">
              Try it
            </button>
            {template.id !== '' && (
              <button type="button" popoverTarget="remove" className="grave">
                Remove…
              </button>
            )}
          </div>
          {template.id !== '' && (
            <div
              id="remove"
              popover="auto"
              className="sheet"
              role="dialog"
              aria-labelledby="remove-head"
            >
              <h2 id="remove-head">Remove “{template.name}”?</h2>
              <p>It is offered no more. What was sent with it stays sent.</p>
              <div className="buttons">
                <button type="submit" name="do" value="remove" className="grave">
                  Remove it
                </button>
                <button type="button" popoverTarget="remove" popoverTargetAction="hide">
                  Keep it
                </button>
              </div>
            </div>
          )}
        </form>

        <div className="tried">
          <section className="panel" aria-labelledby="places-head">
            <h2 id="places-head">What is filled in</h2>
            <dl className="facts" id="places">
              {Object.entries(placeholderDescriptions).map(([name, meaning]) => (
                <div key={name}>
                  <dt>
                    <code>{`{${name}}`}</code>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
            <p className="small muted">
              A sentence is left out when there is nothing to fill in: “The fee is {'{fee}'}.” is
              not sent to somebody who named no offer.
            </p>
          </section>
          {(answer?.samples ?? samples).map(({ for: whom, subject, body }) => (
            <section key={whom} className="panel sample" aria-label={`For ${whom}`}>
              <h2>For {whom}</h2>
              {isMail && (
                <p className="subject">
                  {subject || (text.subject === '' ? 'No subject yet' : 'No subject is left')}
                </p>
              )}
              <p className="as-written">{body}</p>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
