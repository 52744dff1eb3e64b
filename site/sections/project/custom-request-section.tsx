import type { CustomRequestFormContent } from '#content/schema.ts';
import { CustomRequestDraftForm } from '#site/forms/custom-request-draft-form.tsx';

/**
 * The form to request a custom project. Few visitors want one, so the form is folded below a text that says for whom it
 * is.
 */
export function CustomRequestSection({ form }: { form: CustomRequestFormContent }) {
  return (
    <section className="custom-section" aria-labelledby={`${form.id}-heading`}>
      <div className="wrap">
        <details className="fold custom-fold">
          <summary>
            <h2 id={`${form.id}-heading`}>{form.heading}</h2>
            <span className="custom-intro">{form.intro}</span>
          </summary>
          {/* The link target is inside the fold, so that the browser opens the fold when a link leads to it. */}
          <div id={form.id} className="form-card">
            <CustomRequestDraftForm form={form} />
          </div>
        </details>
      </div>
    </section>
  );
}
