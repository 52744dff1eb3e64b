import type { PublishProblem } from '../api-types/publish-api.ts';

export function PublishProblemsAlert({
  title,
  problems,
}: {
  title: string;
  problems: PublishProblem[];
}) {
  return (
    <div className="flash wrong" role="alert">
      <p>{title}</p>
      <ul>
        {problems.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
