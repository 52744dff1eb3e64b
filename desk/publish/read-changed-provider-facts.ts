import type { PublishedProvider } from '#contract/published/published-facts.ts';

/** Converts the facts about the provider to the texts that the fields of the form contain. */
export function toProviderFormValues(facts: PublishedProvider): Readonly<Record<string, string>> {
  return {
    phone: facts.phone ?? '',
    email: facts.email ?? '',
    opens: facts.supportHours?.opens ?? '',
    closes: facts.supportHours?.closes ?? '',
    address: facts.address ?? '',
    legalName: facts.legalName ?? '',
    grievanceOfficer: facts.grievanceOfficer ?? '',
    gstin: facts.gstin ?? '',
    lmsUrl: facts.lmsUrl ?? '',
    chatLabel: facts.chat?.label ?? '',
    chatGreeting: facts.chat?.greeting ?? '',
    social: (facts.social ?? []).map(({ name, url }) => `${name} ${url}`).join('\n'),
  };
}

/**
 * Returns the facts that differ from those with which the site was built (`written`). A fact whose field is empty is
 * left out, so it keeps the value of the build, also of a later one. Only an empty legal name, grievance officer or
 * GSTIN removes the fact from the site.
 */
export function readChangedProviderFacts(
  text: (name: string) => string,
  written: PublishedProvider,
): PublishedProvider {
  const [opens, closes] = [text('opens'), text('closes')];
  const [label, greeting] = [text('chatLabel'), text('chatGreeting')];
  const social = text('social')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.lastIndexOf(' ');
      return { name: line.slice(0, Math.max(at, 0)).trim() || line, url: line.slice(at + 1) };
    });
  const typed: PublishedProvider = {
    ...(text('phone') && { phone: text('phone') }),
    ...(text('email') && { email: text('email') }),
    ...((opens || closes) && { supportHours: { opens, closes } }),
    ...(text('address') && { address: text('address') }),
    ...textOrNull('legalName'),
    ...textOrNull('grievanceOfficer'),
    ...textOrNull('gstin'),
    ...(text('lmsUrl') && { lmsUrl: text('lmsUrl') }),
    ...((label || greeting) && { chat: { label, greeting } }),
    ...(social.length > 0 && { social }),
  };
  const names = Object.keys(typed) as (keyof PublishedProvider)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(written[name]))
      .map((name) => [name, typed[name]]),
  );

  /** Returns a fact that the site can do without. An empty field becomes null, which removes the fact from the site. */
  function textOrNull(name: 'legalName' | 'grievanceOfficer' | 'gstin'): PublishedProvider {
    return { [name]: text(name) || null };
  }
}
