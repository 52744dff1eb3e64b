import { layoutAndTiming } from '../layout-and-timing.ts';
import type { Hero } from '../schema.ts';

/** The first screen of the landing page. `{name}` in a phrase is the provider's name. */
export const hero = {
  line: 'Empowering learning for every learner, everywhere.',
  intro:
    'Live online classes, workshops and programs in software, data, design and engineering, with a mentor beside you and projects you can show.',
  phrases: ['Welcome to {name}', 'Learn Faster, Learn Smarter', 'Join a Community of Learners'],
  ...layoutAndTiming.typing,
  allCourses: { label: 'See all courses', to: '/courses' },
  button: { label: 'Contact Us', to: '#request-call' },
} satisfies Hero;
