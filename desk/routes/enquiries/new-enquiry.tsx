/** Adds an enquiry by hand: of a person who walked in, called or wrote. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { AddEnquiryForm } from '../../intake/add-enquiry-form.tsx';
import {
  makeEmptyHandAddedEnquiry,
  readAddedEnquiryForm,
} from '../../intake/read-added-enquiry-form.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { intake, may } = requireMemberApi(context, 'enquiries');
  return {
    offers: intake.offers(),
    formKey: crypto.randomUUID(),
    mayImport: may('import'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intake } = requireMemberApi(context, 'enquiries');
  const given = readAddedEnquiryForm(await request.formData());
  if (given === null) throw new Response(null, { status: 400 });
  const added = await intake.add(given);
  if (added.at === 'added')
    return redirect(`/enquiries/${added.id}${added.did === null ? '' : `?did=${added.did}`}`);
  return data({ given, refusals: added.refusals }, { status: 400 });
}

export default function NewEnquiry() {
  const { offers, formKey, mayImport } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="main" className="page new-enquiry">
      <title>Add an enquiry · Desk</title>
      <a className="way-up" href="/desk/enquiries">
        Inbox
      </a>
      <div className="page-head">
        <h1>Add an enquiry</h1>
        {mayImport && (
          <a className="button" href="/desk/import">
            Import a file
          </a>
        )}
      </div>
      {answer && (
        <p className="flash wrong" role="alert">
          Nothing is added yet: see what is said beside the fields.
        </p>
      )}
      <AddEnquiryForm
        given={answer?.given ?? makeEmptyHandAddedEnquiry(formKey)}
        refusals={answer?.refusals ?? {}}
        offers={offers}
      />
    </main>
  );
}
