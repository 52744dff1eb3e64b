/**
 * Warnings about samples, so that none goes live unnoticed. A build for a public address prints one sentence for each
 * sample; a build for this machine or a placeholder address prints none. The build continues: the owner decides.
 */
import { holidays } from '../calendar/holidays.ts';
import { classTimesAndSizes } from '../class-times-and-sizes.ts';
import { collaborators } from '../landing/collaborators.ts';
import { statistics } from '../landing/statistics.ts';
import { studentProjects } from '../landing/student-projects.ts';
import { testimonials } from '../landing/testimonials.ts';
import { privacyOfficer } from '../legal/privacy-notice.ts';
import { mentorsByField, teachingLanguage } from '../offers/language-and-mentors.ts';
import { provider } from '../provider.ts';
import { questionGroups } from '../questions/questions.ts';
import type { Provider } from '../schema.ts';

interface Sample {
  file: string;
  name: string;
  isSample: boolean;
}

const named = (
  file: string,
  entries: readonly { isSample: boolean }[],
  names: string[],
): Sample[] => entries.map(({ isSample }, index) => ({ file, name: names[index] ?? '', isSample }));

/** Everything that can be a sample, with the file in which the owner replaces it. */
const possibleSamples: readonly Sample[] = [
  ...named(
    'landing/statistics.ts',
    statistics,
    statistics.map(({ value, label }) => `${value} ${label}`),
  ),
  ...named(
    'landing/testimonials.ts',
    testimonials,
    testimonials.map(({ name }) => name),
  ),
  ...named(
    'landing/collaborators.ts',
    collaborators,
    collaborators.map(({ name }) => name),
  ),
  ...named(
    'landing/student-projects.ts',
    studentProjects,
    studentProjects.map(({ title }) => title),
  ),
  {
    file: 'offers/language-and-mentors.ts',
    name: 'the language of teaching',
    isSample: teachingLanguage.isSample,
  },
  {
    file: 'offers/language-and-mentors.ts',
    name: 'who teaches',
    isSample: Object.values(mentorsByField).every(({ kind }) => kind === 'role'),
  },
  {
    file: 'class-times-and-sizes.ts',
    name: 'the hours of classes and the size of batches',
    isSample: classTimesAndSizes.isSample,
  },
  ...questionGroups.flatMap(({ questions }) =>
    questions.map(({ question, isSample }) => ({
      file: 'questions/questions.ts',
      name: `“${question}”`,
      isSample,
    })),
  ),
  { file: 'calendar/holidays.ts', name: 'the public holidays', isSample: holidays.isSample },
  { file: 'provider.ts', name: 'the grievance officer', isSample: privacyOfficer.isSample },
  ...Object.entries(checkProviderPlaceholders(provider)).map(([name, isSample]) => ({
    file: 'provider.ts',
    name,
    isSample,
  })),
];

/**
 * Says which facts of the provider are still placeholders. The keys are the names that the warnings print: "the email
 * address".
 */
export function checkProviderPlaceholders({
  phone,
  email,
  lmsUrl,
  social,
}: Pick<Provider, 'phone' | 'email' | 'lmsUrl' | 'social'>) {
  return {
    'the telephone number': /^\+91 0+ ?0+$/.test(phone),
    'the email address': isPlaceholder(`https://${email.split('@')[1]}`),
    'the address of the LMS': isPlaceholder(lmsUrl),
    'the social links': social.some(({ url }) => isPlaceholder(url)),
  };
}

/** One sentence for each sample on a site with this address; none for an address that is not public. */
export function listSampleWarnings(siteUrl: string | undefined): string[] {
  if (siteUrl === undefined || isPlaceholder(siteUrl)) return [];
  return possibleSamples
    .filter(({ isSample }) => isSample)
    .map(({ file, name }) => `content/${file}: ${name} is still a sample.`);
}

/**
 * Whether the text is no valid address, or names an IP address, this machine, or a host name that is reserved for
 * examples (RFC 2606, RFC 6761).
 */
function isPlaceholder(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { hostname } = new URL(url);
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  const reserved = /(^|\.)(localhost|local|test|invalid|example|example\.(com|net|org))$/;
  return isNumber || reserved.test(hostname);
}
