/** The page of an import that is done: what it added, and a form to erase the added enquiries. */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { UndoImportForm } from '../../intake/undo-import-form.tsx';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Moment } from '../../ui/moment.tsx';
import { formatCountWithNoun } from '../../words/format-counts.ts';

const flashes = {
  changed:
    'Nothing was erased: somebody has worked on more of its enquiries since you looked. Please look again.',
} as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { intake, colleagues } = requireMemberApi(context, 'import');
  const details = await intake.imports.find(params.id ?? '');
  const all = await colleagues();
  const who = all.find(({ id }) => id === details.who)?.name ?? 'somebody who left';
  return { details, who, now: context.get(deskContext).now, said: readFlashName(request, flashes) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { imports } = requireMemberApi(context, 'import').intake;
  const form = await request.formData();
  if (form.get('do') !== 'take back') throw new Response(null, { status: 400 });
  const workedOn = form.has('alsoWorkedOn') ? Number(form.get('workedOn')) : null;
  if (Number.isNaN(workedOn)) throw new Response(null, { status: 400 });
  const { at } = await imports.undo(params.id ?? '', workedOn);
  return redirect(`/import/${params.id}${at === 'changed' ? '?said=changed' : ''}`);
}

const enquiries = (count: number) => formatCountWithNoun(count, 'enquiry', 'enquiries');

export default function ImportDone() {
  const { details, who, now, said } = useLoaderData<typeof loader>();
  const { id, at, fileName, source, added, leftOut, takenBackAt, remaining, workedOn } = details;
  return (
    <main id="main" className="page import">
      <title>{`Import: ${source} · Desk`}</title>
      <a className="way-up" href="/desk/import">
        Import
      </a>
      <h1>{source}</h1>
      {said && (
        <p className="flash wrong" role="alert">
          {flashes[said]}
        </p>
      )}
      {takenBackAt === null ? (
        <p className="flash" role="status" data-done>
          {enquiries(added)} added
          {leftOut > 0 && `, ${formatCountWithNoun(leftOut, 'line')} left out`}.
        </p>
      ) : (
        <p className="flash" role="status" data-done>
          Taken back
          {remaining > 0 ? `, except ${enquiries(remaining)} that somebody had worked on` : ''}.
        </p>
      )}
      <section className="panel" aria-labelledby="about">
        <h2 id="about">What was imported</h2>
        <dl className="facts">
          <dt>File</dt>
          <dd className="as-written">{fileName || 'Without a name'}</dd>
          <dt>Imported</dt>
          <dd>
            <Moment at={at} now={now} />, by {who}
          </dd>
          <dt>Still here</dt>
          <dd>
            {enquiries(remaining)}
            {workedOn > 0 && `, ${workedOn} of them worked on`}
          </dd>
        </dl>
        {remaining > 0 && (
          <p>
            <a className="button" href="/desk/enquiries?kind=added_enquiries">
              Added enquiries in the inbox
            </a>
          </p>
        )}
      </section>
      {remaining > 0 && (
        <section className="panel" aria-labelledby="back">
          <h2 id="back">Take it back</h2>
          <p>What this import added is erased, as if it had never been imported.</p>
          <UndoImportForm id={id} untouched={remaining - workedOn} workedOn={workedOn} />
        </section>
      )}
    </main>
  );
}
