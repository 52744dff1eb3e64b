/** Lists all offers for their brochures, with texts and modules from the catalogue that only brochures need. */
import { courses } from '#content/catalogue/courses.ts';
import { programLists } from '#content/catalogue/program-lists.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import {
  computeWorkshopHours,
  formatWorkshopHoursSentence,
} from '#content/offers/hours/compute-workshop-hours.ts';
import { formatSyllabusHoursSentence } from '#content/offers/hours/format-syllabus-hours-sentence.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import type { Course, Program } from '#content/schema.ts';
import type { CoverDrawingInput } from '../pdf/shared-drawings.ts';

export interface BrochureOffer {
  offer: Offer;
  art: CoverDrawingInput;
  intro: string;
  forWhom: readonly string[];
  build: { title?: string; text: string };
  /** The modules of the offer; for a workshop its days, which have no topics. */
  syllabus: readonly {
    title: string;
    hours: number;
    topics: readonly string[];
    outcome?: string;
  }[];
  /** A sentence with all hours of the offer. */
  hoursInAll: string;
}

/**
 * Lists what the brochure of each offer needs, in the order of the offers. Throws when an offer is missing from the
 * catalogue's lists.
 */
export function collectBrochureContents(): BrochureOffer[] {
  const programs = programLists.flatMap(({ terms, programs: programsOfKind }) =>
    programsOfKind.map((program) => ({ ...program, projectHours: terms.projectHours })),
  );
  return offers.map((offer) => {
    const isOffer = ({ slug }: { slug: string }) => slug === offer.slug;
    const course = courses.find(isOffer);
    if (course) return brochureOfCourse(offer, course);
    const program = programs.find(isOffer);
    if (program) return brochureOfProgram(offer, program);
    const workshop = workshops.find(isOffer);
    if (workshop) {
      const build = { text: workshop.miniProject };
      return {
        ...offerWithArt(offer),
        intro: workshop.subtitle,
        forWhom: [],
        build,
        syllabus: workshop.sessions.map((title) => ({
          title,
          hours: computeWorkshopHours(workshop) / workshop.days,
          topics: [],
        })),
        hoursInAll: formatWorkshopHoursSentence(workshop),
      };
    }
    throw new Error(`The offer ${offer.slug} is in no list of the catalogue.`);
  });
}

const artOf = ({ slug, fields }: Offer, family: string): CoverDrawingInput => ({
  slug,
  family,
  field: fields[0] ?? null,
});

const offerWithArt = (offer: Offer) => ({ offer, art: artOf(offer, offer.kind) });

function brochureOfCourse(offer: Offer, course: Course): BrochureOffer {
  const { family, intro, forWhom, project, modules } = course;
  return {
    offer,
    art: artOf(offer, family),
    intro,
    forWhom,
    build: project,
    syllabus: modules,
    hoursInAll: formatSyllabusHoursSentence(course),
  };
}

function brochureOfProgram(
  offer: Offer,
  program: Program & { projectHours: number },
): BrochureOffer {
  return {
    ...offerWithArt(offer),
    intro: program.text,
    forWhom: [program.forWhom],
    build: { text: program.project },
    syllabus: program.modules,
    hoursInAll: formatSyllabusHoursSentence(program),
  };
}
