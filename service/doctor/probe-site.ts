/**
 * Requests SITE_URL like a visitor, to find out whether it answers, whether the answer comes from this service, and
 * which client address the service sees.
 */
import { randomBytes } from 'node:crypto';
import type { TroubleFactsPort } from '#database/trouble/trouble-facts-port.ts';
import {
  doctorProbeMarkName,
  doctorProbePath,
  type ProbeAnswer,
  probeAnswerSchema,
} from './doctor-probe-contract.ts';

const answerWithinMs = 8_000;

export type SiteProbeResult =
  | { at: 'seen'; seen: ProbeAnswer; date: Date | null }
  /** A server answers, but it does not know the random word: it is not this service, or it uses another database. */
  | { at: 'stranger'; status: number; date: Date | null }
  | { at: 'elsewhere'; location: string }
  | { at: 'silent'; reason: string };

/**
 * Requests SITE_URL once, to find out whether a service with this database answers there. It first writes a random word
 * into the database and sends it with the request; only a service with this database knows the word (see
 * `doctor-probe-contract.ts`). A failed request is a result too (`silent`). While the service has no database, even our
 * own service is a `stranger`.
 */
export async function probeSite(
  siteUrl: string,
  troubles: TroubleFactsPort | null,
): Promise<SiteProbeResult> {
  const word = randomBytes(32).toString('hex');
  await troubles?.setServiceMark(doctorProbeMarkName, word);
  try {
    const answer = await fetch(`${siteUrl}${doctorProbePath}?word=${word}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: { 'user-agent': 'Miranaya-Doctor/1' },
    });
    const date = dateOf(answer);
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      return { at: 'elsewhere', location: answer.headers.get('location') ?? '' };
    }
    const seen = probeAnswerSchema.safeParse(await answer.json().catch(() => null));
    return answer.ok && seen.success
      ? { at: 'seen', seen: seen.data, date }
      : { at: 'stranger', status: answer.status, date };
  } catch (error) {
    return { at: 'silent', reason: reasonOf(error) };
  } finally {
    await troubles?.clearServiceMark(doctorProbeMarkName);
  }
}

/**
 * Fetches the time that the server at this address sends in its `Date` header; null if it sends none or does not
 * answer.
 */
export async function fetchServerDate(address: string): Promise<Date | null> {
  try {
    const answer = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    return dateOf(answer);
  } catch {
    return null;
  }
}

function dateOf({ headers }: Response): Date | null {
  const date = new Date(headers.get('date') ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
