import type { PhpProject } from '#content/schema.ts';
import { thumbnailPathOf } from '#content/showcase/thumbnail-path-of.ts';
import { madeWithLabel } from '#content/words/texts-around-values.ts';
import { PageLink } from '#site/ui/page-link.tsx';

type ProjectSummary = Pick<PhpProject, 'id' | 'title' | 'text' | 'image' | 'technology'>;

/** A downloadable project in a list, with a real screenshot of it. */
export function PhpProjectCard({ project }: { project: ProjectSummary }) {
  const { id, title, text, image, technology } = project;
  return (
    <article className="card project-card">
      <img src={thumbnailPathOf(image)} alt="" width="560" height="350" loading="lazy" />
      <div>
        <h3>
          <PageLink to={`/project/${id}`}>{title}</PageLink>
        </h3>
        <p>{text}</p>
        <ul className="stack-list" aria-label={madeWithLabel}>
          <li>{technology.language}</li>
          <li>{technology.database}</li>
        </ul>
      </div>
    </article>
  );
}
