/** What the brochures are about: each offer with what only its entry in the catalogue says of it. */
import { courses } from '#content/catalogue/courses.ts';
import { programLists } from '#content/catalogue/program-lists.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import type { Course, Program } from '#content/schema.ts';
import type { Art } from '../pdf/drawings.ts';

export interface Subject {
  offer: Offer;
  art: Art;
  intro: string;
  forWhom: readonly string[];
  build: { title?: string; text: string };
  /** None for a workshop, whose days are listed nowhere. */
  syllabus: readonly { title: string; topics: readonly string[]; outcome?: string }[];
}

/** One for each offer, in the order of the offers. Throws when one is in no list of the catalogue. */
export function brochureSubjects(): Subject[] {
  const programs: readonly Program[] = programLists.flatMap((list) => list.programs);
  return offers.map((offer) => {
    const isOffer = ({ slug }: { slug: string }) => slug === offer.slug;
    const course = courses.find(isOffer);
    if (course) return courseSubject(offer, course);
    const program = programs.find(isOffer);
    if (program) return programSubject(offer, program);
    const workshop = workshops.find(isOffer);
    if (workshop) {
      const build = { text: workshop.miniProject };
      return { ...bare(offer), intro: workshop.subtitle, forWhom: [], build, syllabus: [] };
    }
    throw new Error(`The offer ${offer.slug} is in no list of the catalogue.`);
  });
}

const bare = (offer: Offer) => ({ offer, art: { slug: offer.slug, family: offer.kind } });

function courseSubject(offer: Offer, course: Course): Subject {
  const { slug, family, intro, forWhom, project, modules } = course;
  return { offer, art: { slug, family }, intro, forWhom, build: project, syllabus: modules };
}

function programSubject(offer: Offer, program: Program): Subject {
  return {
    ...bare(offer),
    intro: program.text,
    forWhom: [program.forWhom],
    build: { text: program.project },
    syllabus: program.modules,
  };
}
