/**
 * The entries of the landing page, each with what its card shows and no more: everything that the loader
 * hands out travels in the page a second time, and above 20,000 characters no longer inside it.
 */
import { families } from '#content/catalogue/families.ts';
import { certificates } from '#content/landing/certificates.ts';
import { coursesInsideMeaning } from '#content/landing/claims.ts';
import { collaborators } from '#content/landing/collaborators.ts';
import { headings } from '#content/landing/headings.ts';
import { plans } from '#content/landing/plans.ts';
import { software, softwareAvailability } from '#content/landing/software.ts';
import { studentProjects } from '#content/landing/student-projects.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { hasSamples } from '#content/samples/has-samples.ts';

export const landingEntries = {
  families: families.map(({ slug, card, courses }) => ({
    slug,
    card,
    inside: coursesInsideMeaning({ courses }),
  })),
  // Two lists of names are shorter than a list of pairs.
  plans: plans.map(({ features, ...plan }) => ({
    ...plan,
    included: features.flatMap(({ name, available }) => (available ? name : [])),
    missing: features.flatMap(({ name, available }) => (available ? [] : name)),
  })),
  testimonials: testimonials.map(({ name, role, text, image, rating }) => ({
    name,
    role,
    text,
    image,
    rating,
  })),
  // Pictures and places are named after the slug, which the check of the content sees to.
  certificates: certificates.map(({ slug, title, badge, text }) => ({ slug, title, badge, text })),
  collaborators: collaborators.map(({ name, logo, field }) => ({ name, logo, field })),
  software: software.map(({ availability, ...shown }) => ({
    ...shown,
    state: softwareAvailability[availability],
  })),
  studentProjects: studentProjects.map(({ slug, title, studentName, description, techStack }) => ({
    slug,
    title,
    studentName,
    description,
    techStack,
  })),
};

/** The headings of the sections; those with samples in them say so. */
export const landingHeadings = {
  ...headings,
  testimonials: {
    ...headings.testimonials,
    hasSamples: hasSamples(testimonials),
  },
  collaborators: {
    ...headings.collaborators,
    hasSamples: hasSamples(collaborators),
  },
  'student-projects': {
    ...headings['student-projects'],
    hasSamples: hasSamples(studentProjects),
  },
};
