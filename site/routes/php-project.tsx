import { brand } from '#content/brand.ts';
import { phpProjects } from '#content/showcase/php-projects.ts';
import {
  formatProjectPageTitle,
  projectsBreadcrumbLabel,
  projectsLinkLabel,
  unknownProjectDescription,
  unknownProjectText,
} from '#content/words/php-project-words.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { KolamArt } from '#site/art/kolam-art.tsx';
import { makeBreadcrumbJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PhpProjectPage } from '#site/sections/project/php-project-page.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/php-project';

export function loader({ params }: Route.LoaderArgs) {
  const project = phpProjects.find(({ id }) => id === params.id) ?? null;
  return { project, kolam: project ? null : drawKolam('no-project', { family: 'project' }) };
}

export const meta: Route.MetaFunction = ({ loaderData: { project } }) => {
  if (!project) {
    return makePageMeta({
      title: `${formSentences.projectNotFound} · ${brand.name}`,
      description: unknownProjectDescription,
      path: '/project/not-found',
      isHidden: true,
    });
  }
  const path = `/project/${project.id}`;
  return makePageMeta({
    title: formatProjectPageTitle(project.title, brand.name),
    description: project.text,
    path,
    jsonLd: [
      makeBreadcrumbJsonLd([
        { name: 'Home', path: '/' },
        { name: projectsBreadcrumbLabel, path: '/short-term' },
        { name: project.title, path },
      ]),
    ],
  });
};

export default function Project({ loaderData: { project, kolam } }: Route.ComponentProps) {
  if (project) return <PhpProjectPage project={project} />;
  return (
    <section className="wrap message-page">
      <div className="message-words">
        <h1>{formSentences.projectNotFound}</h1>
        <p>{unknownProjectText}</p>
        <p>
          <PageLink to="/short-term#php-projects" className="button">
            {projectsLinkLabel}
          </PageLink>
        </p>
      </div>
      {kolam && <KolamArt kolam={kolam} className="message-art" />}
    </section>
  );
}
