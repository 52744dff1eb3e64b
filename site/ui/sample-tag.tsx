import { sampleLabel } from '#content/samples/sample-label.ts';
import { PageLink } from './page-link.tsx';

/** Marks content as a sample, with a link to the explanation. */
export function SampleTag() {
  return (
    <PageLink to={sampleLabel.to} className="sample-mark">
      {sampleLabel.word}
    </PageLink>
  );
}
