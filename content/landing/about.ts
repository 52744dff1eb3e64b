import type { About } from '../schema.ts';

/**
 * The words of the section about the provider. Sample: the owner has to confirm the meaning of the name, the mission
 * and the vision.
 */
export const about = {
  heading: 'About {name}',
  fold: 'What the name means, our mission and our vision',
  parts: [
    {
      id: 'name',
      title: 'What the name means',
      text: 'We read our name as two old words. Mira is the sea in Sanskrit. Naya is guidance, and in everyday Hindi it also means new. Put together: a guide for someone who begins something new.',
    },
    {
      id: 'mission',
      title: 'Our mission',
      text: 'To teach skills that are used at work, in plain words and at a fee that a student can manage, so that your town, your college or your timetable does not decide what you can learn.',
    },
    {
      id: 'vision',
      title: 'Our vision',
      text: 'A country where every learner has a teacher within reach, and where what you have built and can explain counts for more than where you learned it.',
    },
  ],
} satisfies About;
