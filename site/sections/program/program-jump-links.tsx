interface ProgramIndexProps {
  label: string;
  programs: readonly { slug: string; title: string; tag: string }[];
}

/** The titles of all programs of the page, each with a link to the program's entry further down. */
export function ProgramJumpLinks({ label, programs }: ProgramIndexProps) {
  return (
    <nav className="program-index" id="choose" aria-label={label}>
      <ol>
        {programs.map(({ slug, title, tag }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a> <span>{tag}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
