import { families } from '#content/catalogue/families.ts';
import { about } from '#content/landing/about.ts';
import { certificates } from '#content/landing/certificates.ts';
import { collaborators } from '#content/landing/collaborators.ts';
import { headings } from '#content/landing/headings.ts';
import { hero } from '#content/landing/hero.ts';
import { plans } from '#content/landing/plans.ts';
import { reasons } from '#content/landing/reasons.ts';
import { requestCall } from '#content/landing/request-call.ts';
import { software } from '#content/landing/software.ts';
import { statistics } from '#content/landing/statistics.ts';
import { studentProjects } from '#content/landing/student-projects.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { drawKolam } from '#site/art/kolam.ts';
import { organizationData } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { AboutSection } from '#site/sections/about-section.tsx';
import { BenefitsSection } from '#site/sections/benefits-section.tsx';
import { CertificatesSection } from '#site/sections/certificates-section.tsx';
import { CollaboratorsSection } from '#site/sections/collaborators-section.tsx';
import { HeroSection } from '#site/sections/hero-section.tsx';
import { ProgramsSection } from '#site/sections/programs-section.tsx';
import { ReasonsSection } from '#site/sections/reasons-section.tsx';
import { RequestCallSection } from '#site/sections/request-call-section.tsx';
import { SoftwareSection } from '#site/sections/software-section.tsx';
import { StudentProjectsSection } from '#site/sections/student-projects-section.tsx';
import { TestimonialsSection } from '#site/sections/testimonials-section.tsx';
import type { Route } from './+types/landing';

/** Runs at build only: content travels in the page, never in a script. */
export function loader() {
  return {
    page: { ...pages['/'], path: '/', jsonLd: [organizationData()] },
    headings,
    hero,
    kolam: drawKolam(provider.name.toLowerCase(), { family: 'super' }),
    statistics,
    about,
    reasons,
    families: families.map(({ slug, card }) => ({ slug, card })),
    plans,
    testimonials,
    certificates,
    collaborators,
    software,
    studentProjects,
    requestCall,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { headings, ...content } = loaderData;
  return (
    <>
      <HeroSection {...content} />
      <AboutSection about={content.about} />
      <ReasonsSection heading={headings['why-choose-us']} reasons={content.reasons} />
      <ProgramsSection heading={headings.programs} families={content.families} />
      <BenefitsSection heading={headings.benefits} plans={content.plans} />
      <TestimonialsSection heading={headings.testimonials} testimonials={content.testimonials} />
      <CertificatesSection heading={headings.certificates} certificates={content.certificates} />
      <CollaboratorsSection
        heading={headings.collaborators}
        collaborators={content.collaborators}
      />
      <SoftwareSection heading={headings.software} software={content.software} />
      <StudentProjectsSection
        heading={headings['student-projects']}
        projects={content.studentProjects}
      />
      <RequestCallSection requestCall={content.requestCall} level={2} />
    </>
  );
}
