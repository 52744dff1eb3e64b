/** Stars out of five in half steps: 4.5 fills nine of ten halves. Read aloud as one sentence. */
export function Rating({ rating }: { rating: number }) {
  return (
    <p className="rating">
      <span className="visually-hidden">Rated {rating} out of 5</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} filled={Math.min(1, Math.max(0, rating - star + 1))} />
      ))}
    </p>
  );
}

const starPath = 'M12 2.5 14.9 8.6l6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9Z';

function Star({ filled }: { filled: number }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" data-filled={filled}>
      {filled === 0.5 && (
        <path d={starPath} fill="currentColor" style={{ clipPath: 'inset(0 50% 0 0)' }} />
      )}
      <path
        d={starPath}
        fill={filled === 1 ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
      />
    </svg>
  );
}
