import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { FramedDocument } from '#site/sections/framed-document.tsx';
import { telephoneLink } from '#site/ui/contact-links.ts';
import type { Route } from './+types/lms';

const path = '/lms/';

export function loader() {
  return { page: pages[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path });

/** What is in the LMS, for those who have not been inside yet. */
const rooms = [
  {
    name: 'Live classes',
    text: 'The link to each class opens fifteen minutes before it begins.',
  },
  {
    name: 'Recordings',
    text: 'Every live class is there the next day, for as long as your plan includes LMS access.',
  },
  {
    name: 'Assignments and quizzes',
    text: 'Hand in your work, read what your mentor wrote about it, hand it in again.',
  },
  {
    name: 'Certificates',
    text: 'When a course is complete, its certificate waits for you in your profile.',
  },
];

/** Shown in the frame of `/lms` and on its own; served without React. The login page itself is another site's. */
export default function FramedLms() {
  const { lmsUrl, phone, email } = provider;
  return (
    <FramedDocument
      heading="Your classes, recordings and assignments"
      intro="The learning-management system is where your course takes place. Sign in with the e-mail address you enrolled with."
    >
      <p className="lms-door">
        <a href={lmsUrl} target="_top" rel="noopener" className="button">
          Sign in to the LMS
        </a>
        <span>opens {new URL(lmsUrl).host}</span>
      </p>
      <dl className="lms-rooms">
        {rooms.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className="lms-help" aria-labelledby="trouble">
        <h2 id="trouble">When you cannot sign in</h2>
        <ol className="steps">
          <li>
            Check that you use the e-mail address of your enrolment, without a space after it.
          </li>
          <li>
            Choose “Forgot password” on the login page. The message can take some minutes; look in
            the spam folder too.
          </li>
          <li>
            Write to <a href={`mailto:${email}`}>{email}</a> or call{' '}
            <a href={telephoneLink(phone)}>{phone}</a> from {supportHours}, Indian time. Have your
            enrolment e-mail at hand.
          </li>
        </ol>
      </section>
    </FramedDocument>
  );
}
