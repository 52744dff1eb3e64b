interface CompletionDateProps {
  label: string;
  /** The hours of all parts up to and including this one. */
  hours: number;
}

/**
 * The day on which a part of the syllabus is done. Empty and hidden until the visitor has entered their hours a week.
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
