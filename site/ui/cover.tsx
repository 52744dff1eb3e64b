interface CoverProps {
  slug: string;
  /** Name of the view transition between a card and its page. */
  transitionName?: string;
  /** Covers on the first screen load at once, all others when they come near. */
  eager?: boolean;
}

/** The kolam of an offer, a family or a project. It is decoration: the title beside it names it. */
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
