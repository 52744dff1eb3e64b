/**
 * The entries of the landing page, with only the fields that their cards show. Visitors load this data a second time,
 * for React (`postbuild/pages/finish-page.ts`), so a field that no card shows would be loaded for nothing.
 */
import { families } from '#content/catalogue/families.ts';
import { certificates } from '#content/landing/certificates.ts';
import { classToolAvailabilityTexts, classTools } from '#content/landing/class-tools.ts';
import { collaborators } from '#content/landing/collaborators.ts';
import { describeCourseCountAndFee } from '#content/landing/describe-course-count-and-fee.ts';
import { plans } from '#content/landing/plans.ts';
import { sectionHeadings } from '#content/landing/section-headings.ts';
import { studentProjects } from '#content/landing/student-projects.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { containsSampleEntry } from '#content/samples/contains-sample-entry.ts';

export const landingCards = {
  families: families.map(({ slug, card, courses }) => ({
    slug,
    card,
    inside: describeCourseCountAndFee({ courses }),
  })),
  // The names of included and missing features are two lists, because these take fewer bytes than a list of pairs.
  plans: plans.map(({ features, ...plan }) => ({
    ...plan,
    included: features.flatMap(({ name, available }) => (available ? name : [])),
    missing: features.flatMap(({ name, available }) => (available ? [] : name)),
  })),
  testimonials: testimonials.map(({ isSample: _, ...shown }) => shown),
  // Only the slugs are needed, because a certificate's picture and PDF are named after its slug. The content check
  // makes sure of that.
  certificates: certificates.map(({ slug, title, badge, text }) => ({ slug, title, badge, text })),
  collaborators: collaborators.map(({ isSample: _, ...shown }) => shown),
  software: classTools.map(({ availability, ...shown }) => ({
    ...shown,
    state: classToolAvailabilityTexts[availability],
  })),
  studentProjects: studentProjects.map(({ link: _, isSample: _isSample, ...shown }) => shown),
};

/** The headings of the landing page's sections. If the entries of a section are samples, its heading says so. */
export const landingHeadings = {
  ...sectionHeadings,
  testimonials: {
    ...sectionHeadings.testimonials,
    hasSamples: containsSampleEntry(testimonials),
  },
  collaborators: {
    ...sectionHeadings.collaborators,
    hasSamples: containsSampleEntry(collaborators),
  },
  'student-projects': {
    ...sectionHeadings['student-projects'],
    hasSamples: containsSampleEntry(studentProjects),
  },
};
