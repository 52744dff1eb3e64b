/**
 * An HTTP client of the desk that behaves like a browser: it keeps cookies, and says with each form that it comes from
 * the same site. It does not follow redirects.
 */
import { TOTP } from 'otpauth';

type DeskAnswer = { status: number; text: string; location: string | null; cookies: string[] };

export type DeskClient = {
  get(path: string): Promise<DeskAnswer>;
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<DeskAnswer>;
  cookies: Map<string, string>;
};

export function openDeskClient(url: string, userAgent = 'Mozilla/5.0 (Android 14) Firefox/140.0') {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit): Promise<DeskAnswer> => {
    const response = await fetch(url + path, {
      ...init,
      redirect: 'manual',
      headers: {
        'user-agent': userAgent,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...init.headers,
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location'),
      cookies: response.headers.getSetCookie(),
    };
  };
  const visitor: DeskClient = {
    cookies,
    get: (path) => ask(path, {}),
    post: (path, fields, headers) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
      }),
  };
  return visitor;
}

/** The secret that the page shows, for people who type it into their authenticator app. */
export const readAuthenticatorSecret = ({ text }: DeskAnswer) =>
  /((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})/.exec(text)?.[1]?.replaceAll(' ', '') ?? '';

export const readShownCodes = ({ text }: DeskAnswer) =>
  [...text.matchAll(/<code>([0-9a-z]{4}(?:-[0-9a-z]{4}){3})<\/code>/g)].map(
    ([, code]) => code ?? '',
  );

export const authenticatorCodeAt = (secret: string, at: number) =>
  new TOTP({ secret }).generate({ timestamp: at });
