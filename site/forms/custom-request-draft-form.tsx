import { useRef, useState } from 'react';
import type { CustomRequestFormContent } from '#content/schema.ts';
import { requestCallLabel } from '#content/words/form-labels.ts';
import { makeCallSubjectQuery } from '#contract/forms/call-subject-query.ts';
import type { RequestCallNavigationState } from '#site/sections/call/request-call-prefill.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { TextAreaField, TextField } from './fields/form-controls.tsx';

const noErrors = {};

/**
 * A form that sends nothing, and says so. Its button keeps what was typed and shows a link to the request-a-call page.
 * That link passes the text as navigation state, because addresses are kept in histories and logs. Without scripts the
 * style sheet hides the fields, because nothing could take the text along.
 */
export function CustomRequestDraftForm({ form }: { form: CustomRequestFormContent }) {
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<RequestCallNavigationState | null>(null);
  const { fields } = form;
  const read = () => setTyped(readTyped(form, element.current));

  return (
    <form
      className="form custom-request"
      aria-label={form.heading}
      ref={element}
      onSubmit={(event) => event.preventDefault()}
      onInput={typed === null ? undefined : read}
    >
      <TextField label={fields.name.label} name="name" errors={noErrors} autoComplete="name" />
      <TextField
        label={fields.email.label}
        name="email"
        type="email"
        errors={noErrors}
        autoComplete="email"
      />
      <TextAreaField
        label={fields.wish.label}
        name="wish"
        errors={noErrors}
        placeholder={fields.wish.hint}
      />
      <TextAreaField
        label={fields.team.label}
        name="team"
        errors={noErrors}
        placeholder={fields.team.hint}
        rows={2}
      />
      {/* This button has no type "submit", so that nothing is sent without a script. */}
      <button type="button" className="button needs-script needs-react" onClick={read}>
        {form.button}
      </button>
      {typed !== null && (
        <div className="notice" role="alert">
          <p>{form.notice}</p>
          <PageLink to="/request-call" state={typed} className="link-button">
            {typed.message === form.about ? requestCallLabel : form.noticeLink}
          </PageLink>
        </div>
      )}
      <noscript>
        <div className="notice">
          <p>{form.notice}</p>
          <a href={`/request-call${makeCallSubjectQuery(form.about)}`} className="link-button">
            {requestCallLabel}
          </a>
        </div>
      </noscript>
    </form>
  );
}

/**
 * Returns the navigation state for the link: the visitor's name and email address, and a message that begins with its
 * subject and then lists the typed fields with their labels.
 */
function readTyped(
  { about, fields }: CustomRequestFormContent,
  element: HTMLFormElement | null,
): RequestCallNavigationState {
  const data = element ? new FormData(element) : new Map<string, string>();
  const textOf = (name: keyof typeof fields) => String(data.get(name) ?? '').trim();
  const lines = (['wish', 'team', 'name', 'email'] as const).flatMap((name) => {
    const text = textOf(name);
    return text ? [`${fields[name].label}: ${text}`] : [];
  });
  return { message: [about, ...lines].join('\n'), name: textOf('name'), email: textOf('email') };
}
