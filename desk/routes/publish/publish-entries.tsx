/**
 * The entries of one list, such as the learners' projects. Staff can edit, hide and restore them, and mark a sample as
 * real.
 */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { AnyEntryFields, EntryListName } from '#contract/published/published-entries.ts';
import type { ListedEntry } from '../../api-types/publish-api.ts';
import {
  type EntryFieldChoices,
  entryFormDefinitions,
  readEntryListName,
  readUncheckedEntry,
} from '../../publish/entry-form-definitions.ts';
import { PublishProblemsAlert } from '../../publish/publish-problems-alert.tsx';
import { PublishedEntryForm } from '../../publish/published-entry-form.tsx';
import { readOrStorePicture } from '../../publish/read-or-store-picture.ts';
import { type RefusedPublishForm, respondToSave } from '../../publish/respond-to-save.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

const flashes = {
  saved: 'It is saved, and not published yet.',
  'left-out': 'It is left out once you publish.',
  back: 'It is as the site was built, once you publish.',
} as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { publish } = requireMemberApi(context, 'publish');
  const list = readEntryListName(params.list);
  const found = list === undefined ? null : await publish.entries(list);
  if (list === undefined || found === null) throw new Response(null, { status: 404 });
  const choices: EntryFieldChoices = {
    group: publish.questionGroups().map(({ id, title }) => ({ value: id, name: title })),
    offer: publish.offers().map(({ slug, name }) => ({ value: slug, name })),
  };
  return { ...found, list, choices, said: readFlashName(request, flashes) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { publish } = requireMemberApi(context, 'publish');
  const list = readEntryListName(params.list);
  if (list === undefined) throw new Response(null, { status: 404 });
  const form = await request.formData();
  const [act, key = ''] = String(form.get('do') ?? '').split(':');
  const version = Number(form.get('version'));
  const typed = Object.fromEntries(
    [...form.entries()].flatMap(([name, it]) => (typeof it === 'string' ? [[name, it]] : [])),
  );
  const returnPath = (said: keyof typeof flashes) => `/publish/facts/${list}?said=${said}`;
  const { mayAdd, mayLeaveOut, picture } = entryFormDefinitions[list];
  const save = async (savedKey: string | null) => {
    const fields = readUncheckedEntry(list, form);
    if (picture !== null) {
      const before = (await publish.entries(list))?.entries.find((entry) => entry.key === savedKey);
      const read = await readOrStorePicture(publish, list, form, pictureOf(before?.fields));
      if (read.at === 'refused')
        return respondToSave(
          { at: 'refused', problems: [read.problem] },
          '',
          savedKey ?? '',
          typed,
        );
      if (read.at === 'picture') {
        fields.picture = read.picture;
        typed.pictureSrc = read.picture.src;
      }
    }
    return respondToSave(
      await publish.saveEntry(list, savedKey, fields, version),
      returnPath('saved'),
      savedKey ?? '',
      typed,
    );
  };
  switch (act) {
    case 'save':
      return save(key);
    case 'add':
      if (!mayAdd) break;
      return save(null);
    case 'leave':
      if (!mayLeaveOut) break;
      return respondToSave(
        await publish.hideOrDeleteEntry(list, key, version),
        returnPath('left-out'),
        key,
        typed,
      );
    case 'back':
      return respondToSave(
        await publish.restoreEntry(list, key, version),
        returnPath('back'),
        key,
        typed,
      );
  }
  throw new Response(null, { status: 400 });
}

const pictureOf = (fields: AnyEntryFields | undefined) =>
  fields !== undefined && 'picture' in fields ? fields.picture : undefined;

const entryStateWords: Readonly<Record<ListedEntry['at'], string | null>> = {
  written: null,
  changed: 'Changed here',
  added: 'Added here',
  'left out': 'Left out',
};

export default function PublishEntriesPage() {
  const { list, entries, choices, version, said } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { title, page, mayAdd } = entryFormDefinitions[list];
  return (
    <main id="main" className="page settings facts-page">
      <title>{`${title} · Desk`}</title>
      <a className="way-up" href="/desk/publish/facts">
        What the site says
      </a>
      <div className="page-head">
        <h1>{title}</h1>
        <a
          className="button"
          href={`/desk/publish/preview?page=${page}`}
          target="_blank"
          rel="noopener"
        >
          See the page with what is saved
        </a>
      </div>
      {said && refused === undefined && (
        <p className="flash" role="status">
          {flashes[said]} <a href="/desk/publish">Look at what changes, and publish</a>
        </p>
      )}
      {refused && (
        <PublishProblemsAlert
          title="Nothing was saved; what you typed is still there."
          problems={refused.problems}
        />
      )}
      <ul className="entry-list">
        {entries.map((entry) => (
          <Entry key={entry.key} {...{ list, entry, choices, version, refused }} />
        ))}
      </ul>
      {mayAdd && (
        <section className="panel" aria-labelledby="add">
          <h2 id="add">Add one</h2>
          <PublishedEntryForm
            list={list}
            entryKey=""
            fields={emptyFields}
            choices={choices}
            version={version}
            refused={refused?.act === '' ? refused : null}
          >
            <button type="submit" name="do" value="add" className="main">
              Add
            </button>
          </PublishedEntryForm>
        </section>
      )}
    </main>
  );
}

/** The form for a new entry begins empty. Its box for a sample is not ticked. */
const emptyFields = { name: '', field: '', isSample: false };

type EntryProps = {
  list: EntryListName;
  choices: EntryFieldChoices;
  entry: { key: string; fields: AnyEntryFields; at: ListedEntry['at'] };
  version: number;
  refused: RefusedPublishForm<string> | undefined;
};

function Entry({ list, entry: { key, fields, at }, choices, version, refused }: EntryProps) {
  const { nameOf, mayLeaveOut } = entryFormDefinitions[list];
  const isRefused = refused?.act === key;
  const name = nameOf(fields);
  return (
    <li className="panel">
      <details open={isRefused}>
        <summary>
          <span>{name}</span>{' '}
          {fields.isSample && at !== 'left out' && <span className="tag">Sample</span>}{' '}
          {entryStateWords[at] && <span className="tag fresh">{entryStateWords[at]}</span>}
        </summary>
        <PublishedEntryForm
          list={list}
          entryKey={key}
          fields={fields}
          choices={choices}
          version={version}
          refused={isRefused ? refused : null}
        >
          <button type="submit" name="do" value={`save:${key}`}>
            Save<span className="visually-hidden">: {name}</span>
          </button>
          {(at === 'changed' || at === 'left out') && (
            <button type="submit" name="do" value={`back:${key}`} className="quiet" formNoValidate>
              As the site was built<span className="visually-hidden">: {name}</span>
            </button>
          )}
          {(mayLeaveOut || at === 'added') && at !== 'left out' && (
            <button type="submit" name="do" value={`leave:${key}`} className="quiet" formNoValidate>
              Leave it out<span className="visually-hidden">: {name}</span>
            </button>
          )}
        </PublishedEntryForm>
      </details>
    </li>
  );
}
