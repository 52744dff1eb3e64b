import type { CustomForm } from '#content/schema.ts';
import { CustomRequestForm } from '#site/forms/custom-request-form.tsx';

/** Something made to measure: the words beside the form that helps to write it down. */
export function CustomRequestSection({ form }: { form: CustomForm }) {
  return (
    <section id={form.id} className="custom-section" aria-labelledby={`${form.id}-heading`}>
      <div className="wrap custom-grid">
        <div>
          <h2 id={`${form.id}-heading`}>{form.heading}</h2>
          <p>{form.intro}</p>
        </div>
        <div className="form-card">
          <CustomRequestForm form={form} />
        </div>
      </div>
    </section>
  );
}
