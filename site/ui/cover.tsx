interface CoverProps {
  slug: string;
  /** Names the cover for the view transition between a card and its page. */
  transitionName?: string;
  /** Covers in the first view are fetched at once, all others when they come near. */
  eager?: boolean;
}

/** The kolam of a course, program or project. It decorates: the title beside it says what it is. */
export function Cover({ slug, transitionName, eager }: CoverProps) {
  return (
    <img
      className="cover"
      src={`/covers/${slug}.svg`}
      alt=""
      width="600"
      height="400"
      loading={eager ? 'eager' : 'lazy'}
      style={transitionName ? { viewTransitionName: transitionName } : undefined}
    />
  );
}
