interface CompletionDateProps {
  label: string;
  /** The hours of the syllabus from its beginning to the end of this part. */
  hours: number;
}

/**
 * The day on which the visitor will have completed a part of the syllabus. The element is empty and hidden until the
 * visitor has entered the hours a week.
 */
export function CompletionDate({ label, hours }: CompletionDateProps) {
  return (
    <span className="done-on">
      {`${label} `}
      <b data-done-after={hours} suppressHydrationWarning>
        {''}
      </b>
    </span>
  );
}
