import { mergePublishedEntries } from '../merge-published-entries.ts';
import { publishedFacts } from '../published-facts-at-render.ts';
import type { Testimonial } from '../schema.ts';

/**
 * What learners say. All are samples: replace each with what a learner said and allowed you to print, and set
 * `isSample: false`. The section is marked as a sample until no sample is left.
 */
export const defaultTestimonials = [
  {
    name: 'Harini S.',
    role: 'Final-year student, Computer Science',
    text: 'I had watched many videos about React and built nothing. Here I had to show something every Friday. By the sixth week I could explain my own code.',
    image: 'harini-s',
    rating: 5,
    isSample: true,
  },
  {
    name: 'Imran K.',
    role: 'Junior web developer',
    text: 'My mentor read my pull requests line by line. It was slow at first, and it is the reason I got through the technical round.',
    image: 'imran-k',
    rating: 4.5,
    isSample: true,
  },
  {
    name: 'Deepika R.',
    role: 'Diploma holder, Civil Engineering',
    text: 'The drafting classes used drawings of real houses. I now draw plans with layers and dimensions that the site engineer can use without calling me.',
    image: 'deepika-r',
    rating: 4.5,
    isSample: true,
  },
  {
    name: 'Arjun M.',
    role: 'Third-year student, Electronics',
    text: 'We read datasheets in class instead of copying code. I wish the batch had been an hour earlier, but the recordings helped.',
    image: 'arjun-m',
    rating: 4,
    isSample: true,
  },
  {
    name: 'Fathima N.',
    role: 'Data analyst, retail',
    text: 'I came from commerce and was afraid of the mathematics. They started from averages and went step by step. The sales dashboard I built is the one I show at interviews.',
    image: 'fathima-n',
    rating: 5,
    isSample: true,
  },
  {
    name: 'Gurpreet B.',
    role: 'Mechanical design trainee',
    text: 'Tolerances, drawings, assemblies, in that order, with many small corrections. The mentor never let a missing dimension pass.',
    image: 'gurpreet-b',
    rating: 4.5,
    isSample: true,
  },
  {
    name: 'Ananya D.',
    role: 'Marketing executive',
    text: 'The fee and the refund rules were clear before I paid, and the syllabus was followed. That alone was new to me.',
    image: 'ananya-d',
    rating: 4,
    isSample: true,
  },
  {
    name: 'Joseph T.',
    role: 'Android developer, fresher',
    text: 'My first app was bad and they told me why. The second one is on my phone and on three of my friends’ phones.',
    image: 'joseph-t',
    rating: 5,
    isSample: true,
  },
] satisfies Testimonial[];

export const testimonials: Testimonial[] = mergePublishedEntries<
  Testimonial,
  Omit<Testimonial, 'image'>
>(
  defaultTestimonials,
  publishedFacts.entries?.testimonials,
  ({ image }) => image,
  ({ image }, fields) => ({ ...fields, image }),
  (image, fields) => ({ ...fields, image }),
);
