import { sampleLabelLink } from '#content/samples/sample-label-link.ts';
import { PageLink } from './page-link.tsx';

/** Marks content as a sample, with a link to the explanation. */
export function SampleTag() {
  return (
    <PageLink to={sampleLabelLink.to} className="sample-mark">
      {sampleLabelLink.word}
    </PageLink>
  );
}
