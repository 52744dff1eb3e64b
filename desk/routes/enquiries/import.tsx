/** Imports a file in three steps: choose the file, match its columns, review the lines. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ImportColumnsForm } from '../../intake/import-columns-form.tsx';
import { ImportFileForm } from '../../intake/import-file-form.tsx';
import { ImportPlanForm } from '../../intake/import-plan-form.tsx';
import { type ImportForm, readImportForm } from '../../intake/read-import-form.ts';
import { deskContext } from '../../request/desk-context.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Moment } from '../../ui/moment.tsx';
import { formatCountWithNoun } from '../../words/format-counts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { intake, colleagues } = requireMemberApi(context, 'import');
  return {
    now: context.get(deskContext).now,
    imports: await intake.imports.list(),
    colleagues: await colleagues(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { imports } = requireMemberApi(context, 'import').intake;
  const form = await request.formData();
  const given = readImportForm(form);
  if (given === null) throw new Response(null, { status: 400 });
  switch (form.get('do')) {
    case 'read': {
      const file = form.get('file');
      if (!(file instanceof File)) throw new Response(null, { status: 400 });
      const read = imports.columns(new Uint8Array(await file.arrayBuffer()));
      const { source } = given;
      if (read.at === 'refused')
        return data({ step: 'choose', sentence: read.sentence, source } as const, { status: 400 });
      const { csv, columns } = read;
      return data({
        step: 'match',
        given: { ...given, csv, fileName: file.name },
        columns,
      } as const);
    }
    case 'plan':
      return respondWithPlan(given, false);
    case 'run':
      if (await imports.run(given.id, given, given.also)) return redirect(`/import/${given.id}`);
      return respondWithPlan(given, true);
    default:
      throw new Response(null, { status: 400 });
  }

  async function respondWithPlan(given: ImportForm, isEmpty: boolean) {
    const plan = await imports.plan(given);
    const step = { step: 'plan', given, plan, id: crypto.randomUUID(), isEmpty } as const;
    return data(step, { status: isEmpty ? 400 : 200 });
  }
}

export default function Import() {
  const { imports, colleagues, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? null;
  return (
    <main id="main" className="page import">
      <title>Import enquiries · Desk</title>
      <a className="way-up" href="/desk/enquiries/new">
        Add an enquiry
      </a>
      <h1>Import enquiries</h1>
      {answer?.step === 'match' && (
        <ImportColumnsForm given={answer.given} columns={answer.columns} />
      )}
      {answer?.step === 'plan' && <ImportPlanForm {...answer} nameOf={nameOf} />}
      {(answer === undefined || answer.step === 'choose') && (
        <>
          <ImportFileForm sentence={answer?.sentence ?? null} source={answer?.source ?? ''} />
          {imports.length > 0 && (
            <section className="panel" aria-labelledby="before">
              <h2 id="before">Imported before</h2>
              <ul className="entries">
                {imports.map(({ id, at, who, fileName, source, added, takenBackAt }) => (
                  <li key={id}>
                    <div>
                      <a href={`/desk/import/${id}`}>{source}</a>{' '}
                      <span className="muted small">
                        {fileName}, {nameOf(who) ?? 'somebody who left'},{' '}
                        <Moment at={at} now={now} />
                      </span>
                    </div>
                    <span className="muted small">
                      {takenBackAt === null
                        ? formatCountWithNoun(added, 'enquiry', 'enquiries')
                        : 'taken back'}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </main>
  );
}
