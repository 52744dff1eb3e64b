import { describe, expect, it } from 'vitest';
import { isHttpsOrLocalUrl, isSecureSmtpUrl, withRequiredTls } from './secure-urls.ts';

const here = ['localhost', 'LOCALHOST', 'mail.localhost', '127.0.0.1', '127.9.9.9', '[::1]'];
const elsewhere = ['mail.example', 'localhost.example', '10.0.0.1', '127.example', '[::2]'];

describe('notifications to staff are sent', () => {
  it('to another machine by https only, to this one by http as well', () => {
    for (const host of [...here, ...elsewhere])
      expect(isHttpsOrLocalUrl(`https://${host}/in`)).toBe(true);
    for (const host of here)
      expect([host, isHttpsOrLocalUrl(`http://${host}/in`)]).toEqual([host, true]);
    for (const host of elsewhere)
      expect([host, isHttpsOrLocalUrl(`http://${host}/in`)]).toEqual([host, false]);
    for (const text of ['', 'nowhere', 'ftp://localhost/in'])
      expect(isHttpsOrLocalUrl(text)).toBe(false);
  });

  it('to a mail server with the scheme of one', () => {
    for (const text of ['smtp://mail.example', 'smtps://user:secret@mail.example:465'])
      expect(isSecureSmtpUrl(text)).toBe(true);
    for (const text of [
      '',
      'mail.example',
      'https://mail.example',
      'smtp://',
      'smtpx://mail.example',
      'smtp:mail.example',
      ' smtp://mail.example',
    ])
      expect([text, isSecureSmtpUrl(text)]).toEqual([text, false]);
  });

  it.each(['ignoreTLS=true', 'opportunisticTLS=true', 'requireTLS=false'])(
    'never in plain text (%s) to another machine',
    (option) => {
      for (const host of elsewhere)
        expect(isSecureSmtpUrl(`smtp://${host}/?${option}`)).toBe(false);
      for (const host of here) expect(isSecureSmtpUrl(`smtp://${host}/?${option}`)).toBe(true);
    },
  );

  it.each(['ignoreTLS=false', 'opportunisticTLS=false', 'requireTLS=true', 'pool=true'])(
    'with any other option (%s)',
    (option) => {
      expect(isSecureSmtpUrl(`smtp://mail.example/?${option}`)).toBe(true);
    },
  );

  it('with a STARTTLS that must succeed, if the connection is not encrypted from the first byte', () => {
    expect(withRequiredTls('smtp://mail.example/?pool=true')).toBe(
      'smtp://mail.example/?pool=true&requireTLS=true',
    );
    expect(withRequiredTls('smtps://mail.example/')).toBe('smtps://mail.example/');
    expect(withRequiredTls('smtp://localhost/')).toBe('smtp://localhost/');
  });
});
