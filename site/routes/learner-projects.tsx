import { studentProjects } from '#content/landing/student-projects.ts';
import { kinds } from '#content/offers/kinds.ts';
import { findOffer } from '#content/offers/offers.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { containsSampleEntry } from '#content/samples/contains-sample-entry.ts';
import { learnerProjectStoriesBySlug } from '#content/showcase/learner-project-stories.ts';
import {
  learnerProjectWords,
  learnerProjectsPath as path,
} from '#content/words/learner-project-words.ts';
import { makeBreadcrumbJsonLd, makeItemListJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageHeader } from '#site/sections/page-header.tsx';
import { LearnerProjectEntry } from '#site/sections/project/learner-project-entry.tsx';
import { SampleTag } from '#site/ui/sample-tag.tsx';
import type { Route } from './+types/learner-projects';

/** The projects of the landing page, each with its story and the offer in which it was made. */
export function loader() {
  return {
    page: pageMetaByPath[path],
    words: learnerProjectWords,
    hasSamples: containsSampleEntry(studentProjects),
    projects: studentProjects.flatMap((project) => {
      const { slug, title, studentName, description, techStack, picture } = project;
      const story = learnerProjectStoriesBySlug[slug];
      const offer = findOffer(story?.offer);
      if (!story || !offer) return [];
      const madeIn = { title: offer.title, path: offer.path, kind: kinds[offer.kind].name };
      return [
        {
          ...{ slug, title, studentName, description, techStack, story, madeIn },
          ...(picture && { picture }),
        },
      ];
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, words, projects } }) =>
  makePageMeta({
    ...page,
    path,
    jsonLd: [
      makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(words.heading, path)),
      makeItemListJsonLd(
        words.heading,
        projects.map(({ slug }) => ({ path: `${path}#${slug}` })),
      ),
    ],
  });

export default function LearnerProjects({ loaderData }: Route.ComponentProps) {
  const { words, projects, hasSamples } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={makeHomeAndPageCrumbs(words.heading, path)}
        heading={words.heading}
        intro={words.intro}
        className="learner-projects-head"
      >
        {hasSamples && <SampleTag />}
      </PageHeader>
      <nav className="wrap learner-projects-contents" aria-label={words.contents}>
        <ol>
          {projects.map(({ slug, title, studentName }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a> <span>{studentName}</span>
            </li>
          ))}
        </ol>
      </nav>
      <div className="learner-projects">
        {projects.map((project) => (
          <LearnerProjectEntry key={project.slug} project={project} words={words} />
        ))}
      </div>
    </>
  );
}
