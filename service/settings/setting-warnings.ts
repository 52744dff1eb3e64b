/**
 * Warns about valid settings that are probably a mistake. Each warning is logged at the start with a remedy;
 * nothing is refused.
 */
import type { Config } from './config.ts';
import { isLoopback } from './is-loopback.ts';

type Facts = Pick<Config, 'siteUrl' | 'siteUrlWarning' | 'mail' | 'paymentUrl' | 'razorpay'>;

/** Returns one sentence for each warning. A warning never contains a secret. */
export function settingWarnings(config: Facts): string[] {
  return [
    config.siteUrlWarning,
    plainSiteWarning(config),
    plainPaymentWarning(config),
    liveKeyWarning(config),
    mailPortWarning(config),
  ].filter((warning) => warning !== null);
}

function plainSiteWarning({ siteUrl }: Facts): string | null {
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol === 'https:' || isLoopback(hostname)) return null;
  return `SITE_URL is ${siteUrl}, without encryption: what visitors type can be read on the way, and nobody can sign in to the desk. Get a certificate, set SITE_URL to the https address, and build with it.`;
}

function plainPaymentWarning({ paymentUrl }: Facts): string | null {
  const url = paymentUrl === null ? null : new URL(paymentUrl);
  if (url === null || url.protocol === 'https:' || isLoopback(url.hostname)) return null;
  return `PAYMENT_URL begins with http: on the way to ${url.host} somebody can lead visitors to another bank. Set it to the https address of the payment page.`;
}

function liveKeyWarning({ siteUrl, razorpay }: Facts): string | null {
  const isLive = razorpay?.keyId.startsWith('rzp_live_') ?? false;
  if (!isLive || !isLoopback(new URL(siteUrl).hostname)) return null;
  return `RAZORPAY_KEY_ID is a live key, and SITE_URL is ${siteUrl}: real money would be paid, and Razorpay cannot tell this machine of it. Set SITE_URL to the public address, or use a test key here.`;
}

/**
 * Warns if the scheme and the port of the mail server do not match: port 465 speaks TLS from the first byte, ports
 * 587 and 25 begin without it. With the wrong scheme no connection is possible.
 */
function mailPortWarning({ mail }: Facts): string | null {
  if (mail === null) return null;
  const { protocol, port, hostname } = new URL(mail.smtpUrl);
  if (protocol === 'smtp:' && port === '465')
    return `SMTP_URL begins with smtp://, and port 465 expects encryption from the start: no mail would leave. Write smtps:// before ${hostname}:465.`;
  if (protocol === 'smtps:' && (port === '587' || port === '25'))
    return `SMTP_URL begins with smtps://, and port ${port} begins without encryption: no mail would leave. Write smtp:// before ${hostname}:${port} (STARTTLS is required then).`;
  return null;
}
