import { formatRating } from '#content/words/texts-around-values.ts';

/** A rating as five stars in half steps: 4.5 fills nine of ten halves. Screen readers get one sentence. */
export function Rating({ rating }: { rating: number }) {
  return (
    <p className="rating">
      <span className="visually-hidden">{formatRating(rating)}</span>
      <svg viewBox="0 0 120 24" width="115" height="23" stroke="currentColor" aria-hidden="true">
        <path d={fiveStars} fill="none" strokeWidth="1.4" />
        <path
          d={fiveStars}
          fill="currentColor"
          style={{ clipPath: `inset(0 ${100 - rating * 20}% 0 0) view-box` }}
        />
      </svg>
    </p>
  );
}

const star = 'l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z';
const fiveStars = `M12 2.5${Array(5).fill(star).join('m24 0')}`;
