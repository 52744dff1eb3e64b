import type { PhpProject } from '#content/schema.ts';
import { thumbnailPathOf } from '#content/showcase/thumbnail-path-of.ts';
import {
  documentationLabel,
  downloadSourceLabel,
  formatFullSizeLabel,
  projectKindLabel,
  projectsBreadcrumbLabel,
  technologyCaption,
  technologyNames,
  userRolesHeading,
} from '#content/words/php-project-words.ts';
import { formatDay } from '#contract/text/format-day.ts';
import { PageHeader } from '../page-header.tsx';
import { PhpProjectInstallation } from './php-project-installation.tsx';
import { PhpProjectLogins } from './php-project-logins.tsx';

/** The page of a PHP project: everything to know before the download, and its two downloads. */
export function PhpProjectPage({ project }: { project: PhpProject }) {
  const { id, title, text, image, overview, features, modules, userRole, downloads } = project;
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: projectsBreadcrumbLabel, path: '/short-term#php-projects' },
    { name: title, path: `/project/${id}` },
  ];
  return (
    <article className="project-page">
      <PageHeader
        className="project-head"
        crumbs={crumbs}
        kicker={projectKindLabel}
        heading={title}
        intro={text}
        art={<img src={image} alt="" width="1280" height="800" />}
      >
        <p className="actions">
          <a href={downloads.source} className="button" download>
            {downloadSourceLabel}
          </a>
          <a href={downloads.documentation} className="link-button" download>
            {documentationLabel}
          </a>
        </p>
      </PageHeader>
      <div className="wrap project-body">
        <section aria-labelledby="overview">
          <h2 id="overview">Overview</h2>
          {overview.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section aria-labelledby="features">
          <h2 id="features">Features</h2>
          <Lines lines={features} />
        </section>
        <section aria-labelledby="modules">
          <h2 id="modules">{userRolesHeading}</h2>
          <div className="project-roles">
            <div>
              <h3>Admin</h3>
              <Lines lines={modules.admin} />
            </div>
            <div>
              <h3>{userRole}</h3>
              <Lines lines={modules.user} />
            </div>
          </div>
        </section>
        <section aria-labelledby="technology">
          <h2 id="technology">Technology</h2>
          <TechnologyTable technology={project.technology} />
        </section>
        <PhpProjectInstallation project={project} />
        <PhpProjectLogins project={project} />
        <section aria-labelledby="screenshots" className="project-screenshots">
          <h2 id="screenshots">Screenshots</h2>
          <ul>
            {project.screenshots.map((shot) => (
              <li key={shot.src}>
                <figure>
                  <a href={shot.src}>
                    <img
                      src={thumbnailPathOf(shot.src)}
                      alt={formatFullSizeLabel(shot.title)}
                      width="560"
                      height="350"
                      loading="lazy"
                    />
                  </a>
                  <figcaption>{shot.title}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="plain-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function TechnologyTable({ technology }: Pick<PhpProject, 'technology'>) {
  const names = Object.keys(technologyNames) as (keyof typeof technologyNames)[];
  return (
    <table className="technology">
      <caption className="visually-hidden">{technologyCaption}</caption>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{technologyNames[name]}</th>
            <td>
              {name === 'updated' ? (
                <time dateTime={technology.updated}>{formatDay(technology.updated)}</time>
              ) : (
                technology[name]
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
