/** The site's facts about the provider, and links to the lists of entries. */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { entryListNames } from '#contract/published/published-entries.ts';
import { entryFormDefinitions } from '../../publish/entry-form-definitions.ts';
import { PublishProblemsAlert } from '../../publish/publish-problems-alert.tsx';
import {
  readChangedProviderFacts,
  toProviderFormValues,
} from '../../publish/read-changed-provider-facts.ts';
import { respondToSave } from '../../publish/respond-to-save.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { formatCountWithNoun } from '../../words/format-counts.ts';

const flashes = { saved: 'It is saved, and not published yet.' } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publish } = requireMemberApi(context, 'publish');
  const lists = await Promise.all(
    entryListNames.map(async (list) => {
      const found = await publish.entries(list);
      const shown = (found?.entries ?? []).filter(({ at }) => at !== 'left out');
      const samples = shown.filter(({ fields }) => fields.isSample).length;
      return { list, isThere: found !== null, count: shown.length, samples };
    }),
  );
  return {
    provider: await publish.provider(),
    lists: lists.filter(({ isThere }) => isThere),
    said: readFlashName(request, flashes),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { publish } = requireMemberApi(context, 'publish');
  const form = await request.formData();
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, text(name)]));
  const { written } = await publish.provider();
  const facts = readChangedProviderFacts(text, written);
  const saved = await publish.saveProvider(facts, Number(text('version')));
  return respondToSave(saved, '/publish/facts?said=saved', 'provider', typed);
}

const fields = [
  { name: 'phone', label: 'Phone, with +91', inputMode: 'tel' },
  { name: 'email', label: 'Email', inputMode: 'email' },
  { name: 'opens', label: 'Calls are answered from', type: 'time' },
  { name: 'closes', label: 'Calls are answered until', type: 'time' },
  { name: 'address', label: 'Street address, or where you teach' },
  { name: 'legalName', label: 'Legal name', help: 'As it is registered, where it is another name' },
  { name: 'grievanceOfficer', label: 'Grievance officer', help: 'The name of a person' },
  { name: 'gstin', label: 'GSTIN', help: 'Empty: not registered' },
  { name: 'lmsUrl', label: 'Login page of the LMS', inputMode: 'url' },
  { name: 'chatLabel', label: 'Chat button' },
  { name: 'chatGreeting', label: 'What a chat begins with' },
] as const;

export default function PublishFactsPage() {
  const { provider, lists, said } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const written = toProviderFormValues(provider.written);
  const shown = refused?.typed ?? toProviderFormValues({ ...provider.written, ...provider.facts });
  const wrong = (name: string) =>
    refused?.problems.find(({ field }) => field === name)?.sentence ?? null;
  const helpOf = (name: string, help?: string) =>
    written[name] !== '' && shown[name] !== written[name]
      ? `The site was built with “${written[name]}”. ${help ?? 'Empty this to go back to it.'}`
      : help;
  return (
    <main id="main" className="page settings facts-page">
      <title>What the site says · Desk</title>
      <a className="way-up" href="/desk/publish">
        Publish
      </a>
      <h1>What the site says</h1>
      {said && refused === undefined && (
        <p className="flash" role="status" data-done>
          {flashes[said]} <a href="/desk/publish">Look at what changes, and publish</a>
        </p>
      )}
      {refused && (
        <PublishProblemsAlert
          title="Nothing was saved; what you typed is still there."
          problems={refused.problems}
        />
      )}
      {lists.length > 0 && (
        <section className="panel" aria-labelledby="entries">
          <h2 id="entries">Entries</h2>
          <ul className="entries">
            {lists.map(({ list, count, samples }) => (
              <li key={list}>
                <a href={`/desk/publish/facts/${list}`}>{entryFormDefinitions[list].title}</a>{' '}
                <span className="muted small">
                  {formatCountWithNoun(count, 'entry', 'entries')},{' '}
                  {samples === 0 ? 'no samples' : formatCountWithNoun(samples, 'sample')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="panel" aria-labelledby="provider">
        <h2 id="provider">How you are reached, and who you are</h2>
        <form method="post" action="/desk/publish/facts" className="form" data-draft="provider">
          <input type="hidden" name="version" value={provider.version} />
          {fields.map(({ name, ...field }) => (
            <Field
              key={name}
              {...field}
              name={name}
              autoComplete="off"
              defaultValue={shown[name]}
              help={helpOf(name, 'help' in field ? field.help : undefined)}
              wrong={wrong(name === 'chatLabel' || name === 'chatGreeting' ? 'chat' : name)}
            />
          ))}
          <TextArea
            name="social"
            label="Links to social networks"
            rows={4}
            defaultValue={shown.social}
            help="One a line, its name before its address: YouTube https://youtube.com/@miranaya"
            wrong={wrong('social')}
          />
          <div className="buttons">
            <button type="submit" className="main">
              Save
            </button>
            <a
              className="button quiet"
              href="/desk/publish/preview?page=/privacy"
              target="_blank"
              rel="noopener"
            >
              See a page with what is saved
            </a>
          </div>
        </form>
      </section>
    </main>
  );
}
