import { courseListWords } from '#content/offers/course-list/course-list-words.ts';
import { maxComparedOffers } from '#contract/comparison/comparison-address.ts';

interface CompareBarProps {
  /** The titles of the ticked offers. Empty before React has started; the bar then shows no titles. */
  chosen: readonly string[];
  onClear: () => void;
}

/**
 * A bar with the ticked offers and the button to compare them. It is shown as soon as a box is ticked, also without a
 * script: the style sheet looks at the checkboxes.
 */
export function CompareBar({ chosen, onClear }: CompareBarProps) {
  return (
    <div className="compare-bar">
      <p role="status">{sentence(chosen)}</p>
      <button type="submit" className="button">
        {courseListWords.compareChosen}
      </button>
      <button type="button" className="link-button needs-script needs-react" onClick={onClear}>
        {courseListWords.chooseNone}
      </button>
    </div>
  );
}

function sentence(chosen: readonly string[]): string {
  if (chosen.length === 0) return '';
  if (chosen.length === 1) return courseListWords.chosenOne;
  return chosen.length === maxComparedOffers ? courseListWords.chosenMost : chosen.join(', ');
}
