import type { SectionHeading, StudentProject } from '#content/schema.ts';
import { Carousel } from '#site/ui/carousel.tsx';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { Section } from '#site/ui/section.tsx';

interface StudentProjectsSectionProps {
  heading: SectionHeading;
  projects: readonly StudentProject[];
}

export function StudentProjectsSection({ heading, projects }: StudentProjectsSectionProps) {
  return (
    <Section id="student-projects" className="student-projects" {...heading}>
      <Carousel label="Student projects" perView={{ base: 1, md: 2, lg: 3 }}>
        {projects.map((project) => (
          <article className="card" key={project.slug}>
            <Cover slug={project.slug} />
            <h3>
              <PageLink to={project.link}>{project.title}</PageLink>
            </h3>
            <p className="byline">by {project.studentName}</p>
            <p>{project.description}</p>
            <ul className="stack-list" aria-label="Made with">
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
