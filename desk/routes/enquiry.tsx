/** One enquiry and its person. Every act is a form; what was done stands in the address, so that it can be undone. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiOf } from '../api/api-of.ts';
import { deskContext } from '../api/desk-context.ts';
import { doWork } from '../enquiry/do-work.ts';
import { EnquirySheetPage } from '../enquiry/enquiry-sheet-page.tsx';
import { NotOpen } from '../enquiry/not-open.tsx';
import { readWork } from '../enquiry/read-work.ts';
import type { RefusedAct } from '../enquiry/refused-flash.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = apiOf(context, 'enquiries');
  const look = await api.enquiry.look(params.id ?? '');
  const asked = new URL(request.url).searchParams;
  const found = {
    id: params.id ?? '',
    look,
    now: context.get(deskContext).now,
    me: api.me,
    colleagues: await api.colleagues(),
    mayOpenOrders: api.may('orders'),
    did: asked.get('did'),
    isHeld: asked.has('held'),
  };
  return data(found, { status: look.at === 'taken' ? 403 : look.at === 'gone' ? 410 : 200 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const api = apiOf(context, 'enquiries');
  const id = params.id ?? '';
  const form = await request.formData();
  const work = readWork(form, context.get(deskContext).now);
  if (work === null) throw new Response(null, { status: 400 });
  const typed = String(form.get('note') ?? '');
  const seen = form.get('seen');
  const acted = await doWork(api.enquiry, id, work, {
    note: typed,
    seen: typeof seen === 'string' ? seen : null,
  });
  if (acted.at === 'erased') return redirect(`/enquiries/${id}${acted.isGone ? '' : '?held'}`);
  if (acted.at === 'done') return redirect(`/enquiries/${id}?did=${acted.did}`);
  const refused: RefusedAct = {
    at: acted.at,
    pressed: String(form.get('do') ?? ''),
    sentence: acted.at === 'refused' ? acted.sentence : null,
    typed,
    becomes: String(form.get('becomes') ?? ''),
    seen: typeof seen === 'string' ? seen : '',
  };
  const statuses = { refused: 400, taken: 409, meanwhile: 409, unchanged: 200 } as const;
  return data(refused, { status: statuses[acted.at] });
}

export default function EnquiryRoute() {
  const found = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { look, now, colleagues } = found;
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? null;
  const did = refused === undefined ? found.did : null;
  if (look.at === 'open')
    return (
      <EnquirySheetPage
        {...found}
        sheet={look.sheet}
        refused={refused ?? null}
        did={did}
        nameOf={nameOf}
      />
    );
  return (
    <NotOpen
      look={look}
      nameOf={nameOf}
      now={now}
      did={did}
      isHeld={found.isHeld}
      typed={refused?.typed ?? ''}
      action={`/desk/enquiries/${found.id}`}
    />
  );
}
