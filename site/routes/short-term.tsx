import { customForms } from '#content/catalogue/custom-forms.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { pages } from '#content/pages.ts';
import { phpProjects } from '#content/showcase/php-projects.ts';
import { indianInstant } from '#site/data/indian-time.ts';
import { breadcrumbData, crumbsTo, eventData } from '#site/data/structured-data.ts';
import { pageMeta, sharePicturePath } from '#site/layout/page-meta.ts';
import { CustomRequestSection } from '#site/sections/custom-request-section.tsx';
import { PageHead } from '#site/sections/page-head.tsx';
import { ProjectCard } from '#site/sections/project-card.tsx';
import { WorkshopCard, workshopEnd } from '#site/sections/workshop-card.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Route } from './+types/short-term';

const path = '/short-term';
const title = 'Short-term workshops';
const crumbs = crumbsTo(title, path);

export function loader() {
  const now = Date.now();
  return {
    page: pages[path],
    workshops: workshops.map((workshop) => ({
      workshop,
      passedAtBuild: now >= Date.parse(workshopEnd(workshop)),
    })),
    projects: phpProjects.map(({ id, title, text, image, technology }) => ({
      id,
      title,
      text,
      image,
      technology,
    })),
    customForm: customForms.project,
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, workshops } }) =>
  pageMeta({
    ...page,
    path,
    jsonLd: [
      breadcrumbData(crumbs),
      ...workshops.map(({ workshop }) =>
        eventData({
          name: workshop.title,
          description: workshop.subtitle,
          path: `${path}#${workshop.slug}`,
          image: sharePicturePath(path),
          startsAt: indianInstant(workshop.startDate, workshop.startTime),
          endsAt: workshopEnd(workshop),
          feeRupees: workshop.feeRupees,
        }),
      ),
    ],
  });

export default function ShortTerm({
  loaderData: { workshops, projects, customForm },
}: Route.ComponentProps) {
  const fees = [...new Set(workshops.map(({ workshop }) => formatRupees(workshop.feeRupees)))];
  return (
    <>
      <PageHead
        crumbs={crumbs}
        kicker={title}
        heading="Four or five afternoons, one thing built"
        intro="Live online, with a mini project that is finished on the last day. Come and see how we teach before you decide on anything longer."
        facts={[
          { name: 'Duration', value: '4–5 days' },
          { name: 'Per participant', value: fees.join(', ') },
          { name: 'Workshops', value: `${workshops.length}` },
        ]}
      />
      <section id="workshops" className="wrap workshops" aria-label="Workshops">
        <div className="workshop-list">
          {workshops.map(({ workshop, passedAtBuild }) => (
            <WorkshopCard key={workshop.slug} workshop={workshop} passedAtBuild={passedAtBuild} />
          ))}
        </div>
      </section>
      <Section
        id="php-projects"
        className="projects"
        heading="PHP projects with their source"
        intro="Two complete applications in plain PHP and MySQL, free to download, read, run and take apart. Each comes with its documentation."
      >
        <div className="project-list">
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
      </Section>
      <CustomRequestSection form={customForm} />
    </>
  );
}
