import { courseList } from '#content/offers/course-list.ts';
import { mostCompared } from './use-compare-ticks.ts';

interface CompareBarProps {
  /** Titles of those that are chosen; none without a script, where the boxes say it. */
  chosen: readonly string[];
  onClear: () => void;
}

/** Seen as soon as a box is ticked, with and without a script: the style sheet looks at the boxes. */
export function CompareBar({ chosen, onClear }: CompareBarProps) {
  return (
    <div className="compare-bar">
      <p role="status">{sentence(chosen)}</p>
      <button type="submit" className="button">
        {courseList.compareChosen}
      </button>
      <button type="button" className="link-button needs-script needs-react" onClick={onClear}>
        {courseList.chooseNone}
      </button>
    </div>
  );
}

function sentence(chosen: readonly string[]): string {
  if (chosen.length === 0) return '';
  if (chosen.length === 1) return courseList.chosenOne;
  return chosen.length === mostCompared ? courseList.chosenMost : chosen.join(', ');
}
