/** One enquiry and its person. Every act is a form; what was done is in the address, so that it can be undone. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { enquiryFlashesWithoutEvent } from '../../enquiry/enquiry-flashes-without-event.ts';
import { EnquiryPage } from '../../enquiry/enquiry-page.tsx';
import { EnquiryTakenOrErased } from '../../enquiry/enquiry-taken-or-erased.tsx';
import { performEnquiryAct } from '../../enquiry/perform-enquiry-act.ts';
import { readEnquiryForm } from '../../enquiry/read-enquiry-form.ts';
import type { RefusedEnquiryForm } from '../../enquiry/refused-flash.tsx';
import { enquiryLink } from '../../inbox/enquiry-link.ts';
import { parseListOfOrigin, readListPosition } from '../../inbox/list-position.ts';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'enquiries');
  const asked = new URL(request.url).searchParams;
  const position = readListPosition(asked);
  const list = position && parseListOfOrigin(position.back, api.me.id);
  const [look, next, colleagues] = await Promise.all([
    api.enquiry.open(params.id ?? ''),
    position && list && api.inbox.next(list, { id: params.id ?? '', n: position.n }),
    api.colleagues(),
  ]);
  const found = {
    position,
    listName: list?.name ?? null,
    next,
    id: params.id ?? '',
    look,
    now: context.get(deskContext).now,
    me: api.me,
    colleagues,
    mayOpenOrders: api.may('orders'),
    mayAskPayment: api.may('payment links'),
    areLearnersMailed: api.areLearnersMailed,
    did: asked.get('did'),
    isHeld: asked.has('held'),
    said: readFlashName(request, enquiryFlashesWithoutEvent),
  };
  return data(found, { status: look.at === 'taken' ? 403 : look.at === 'gone' ? 410 : 200 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const api = requireMemberApi(context, 'enquiries');
  const id = params.id ?? '';
  const form = await request.formData();
  const position = readListPosition(new URL(request.url).searchParams);
  /** The address of this page, including the list from which it was opened. */
  const redirectHere = (said: string) => {
    const address = enquiryLink(id, position).replace(/^\/desk/, '');
    if (said === '') return redirect(address);
    return redirect(`${address}${position === null ? '?' : '&'}${said}`);
  };
  if (form.get('do') === 'renew') {
    const { at } = await api.enquiry.renewOrder(id, String(form.get('order') ?? ''));
    return redirectHere(`said=${at === 'made' ? 'renewed' : 'not+renewed'}`);
  }
  const formAct = readEnquiryForm(form, context.get(deskContext).now, api.calling);
  if (formAct === null) throw new Response(null, { status: 400 });
  const typed = String(form.get('note') ?? '');
  const seen = form.get('seen');
  const acted = await performEnquiryAct(api.enquiry, id, formAct, {
    note: typed,
    seen: typeof seen === 'string' ? seen : null,
  });
  if (acted.at === 'erased') return redirectHere(acted.isGone ? '' : 'held');
  if (acted.at === 'done')
    return redirectHere(formAct.do === 'unlink' ? 'said=unlinked' : `did=${acted.did}`);
  const refused: RefusedEnquiryForm = {
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
      <EnquiryPage
        {...found}
        enquiryDetails={look.details}
        refused={refused ?? null}
        did={did}
        nameOf={nameOf}
      />
    );
  return (
    <EnquiryTakenOrErased
      result={look}
      nameOf={nameOf}
      now={now}
      did={did}
      mayRemainInFiles={found.isHeld}
      typed={refused?.typed ?? ''}
      action={enquiryLink(found.id, found.position)}
    />
  );
}
