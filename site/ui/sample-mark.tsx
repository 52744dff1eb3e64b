import { sampleMark } from '#content/samples/sample-mark.ts';
import { PageLink } from './page-link.tsx';

/** Says that what stands beside it is invented, and leads to what that means. */
export function SampleMark() {
  return (
    <PageLink to={sampleMark.to} className="sample-mark">
      {sampleMark.word}
    </PageLink>
  );
}
