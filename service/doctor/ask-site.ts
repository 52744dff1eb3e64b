/** Asks SITE_URL as a visitor would: does it answer, is it this service, and what does the service see of a visitor? */
import { randomBytes } from 'node:crypto';
import type { TroublePort } from '#database/trouble/trouble-port.ts';
import { doctorMark, doctorPath, type SeenByService, seenByService } from './doctor-mark.ts';

const answerWithinMs = 8_000;

export type SiteAnswer =
  | { at: 'seen'; seen: SeenByService; date: Date | null }
  /** Something answers that does not know our word. */
  | { at: 'stranger'; status: number; date: Date | null }
  | { at: 'elsewhere'; location: string }
  | { at: 'silent'; reason: string };

/** Resolves for every failure of the site. Without a database there is no word, and everybody is a stranger. */
export async function askSite(siteUrl: string, troubles: TroublePort | null): Promise<SiteAnswer> {
  const word = randomBytes(32).toString('hex');
  await troubles?.setServiceMark(doctorMark, word);
  try {
    const answer = await fetch(`${siteUrl}${doctorPath}?word=${word}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: { 'user-agent': 'Miranaya-Doctor/1' },
    });
    const date = dateOf(answer);
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      return { at: 'elsewhere', location: answer.headers.get('location') ?? '' };
    }
    const seen = seenByService.safeParse(await answer.json().catch(() => null));
    return answer.ok && seen.success
      ? { at: 'seen', seen: seen.data, date }
      : { at: 'stranger', status: answer.status, date };
  } catch (error) {
    return { at: 'silent', reason: reasonOf(error) };
  } finally {
    await troubles?.clearServiceMark(doctorMark);
  }
}

/** The clock of whoever answers there; null when nobody does. */
export async function askDate(address: string): Promise<Date | null> {
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
