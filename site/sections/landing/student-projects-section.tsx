import type { SectionHeading, StudentProject } from '#content/schema.ts';
import { formatByLearner, studentProjectsLabel } from '#content/words/landing-labels.ts';
import { madeWithLabel } from '#content/words/texts-around-values.ts';
import { Carousel } from '#site/ui/carousel.tsx';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { Photo } from '#site/ui/photo.tsx';
import { Section } from '#site/ui/section.tsx';

interface StudentProjectsSectionProps {
  heading: SectionHeading & { hasSamples: boolean };
  projects: readonly Omit<StudentProject, 'link' | 'isSample'>[];
}

export function StudentProjectsSection({ heading, projects }: StudentProjectsSectionProps) {
  return (
    <Section id="student-projects" className="student-projects" {...heading}>
      <Carousel label={studentProjectsLabel} perView={{ base: 1, md: 2, lg: 3 }}>
        {projects.map((project) => (
          <article className="card" key={project.slug}>
            {project.picture ? (
              <Photo picture={project.picture} className="cover" />
            ) : (
              <Cover slug={project.slug} />
            )}
            <h3>
              <PageLink to={`/learner-projects#${project.slug}`}>{project.title}</PageLink>
            </h3>
            <p className="byline">{formatByLearner(project.studentName)}</p>
            <p>{project.description}</p>
            <ul className="stack-list" aria-label={madeWithLabel}>
              {project.techStack.map((technology) => (
                <li key={technology}>{technology}</li>
              ))}
            </ul>
          </article>
        ))}
      </Carousel>
    </Section>
  );
}
