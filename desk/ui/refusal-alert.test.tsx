import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';
import { RefusalAlert } from './refusal-alert.tsx';

it('lets browsers scroll to a refused field, and to no other', () => {
  const render = (wrong: string | null) =>
    renderToStaticMarkup(<Field name="sum" label="Sum" wrong={wrong} />);
  expect(render('Too large.')).toContain('autofocus=""');
  expect(render(null)).not.toContain('autofocus');
});

it('lets browsers scroll to a sentence that says why a form was refused', () => {
  const sentence = renderToStaticMarkup(<RefusalAlert>Not saved.</RefusalAlert>);
  expect(sentence).toContain('<p class="flash wrong" role="alert" tabindex="-1" autofocus="">');
});
