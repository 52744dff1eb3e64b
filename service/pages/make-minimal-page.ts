/**
 * Renders the few pages that the service makes itself. Such a page runs no script and needs no other file, because
 * visitors must be able to read it when the site's files can't be served.
 */
import { createHash } from 'node:crypto';

const style = `
:root{color-scheme:light dark;--rice:#fbf6ec;--ink:#1f1b3a;--line:#8a83a8;--kumkum:#b3261e}
@media (prefers-color-scheme:dark){:root{--rice:#17142b;--ink:#f4eddf;--line:#8f88b5;--kumkum:#ffb4a9}}
*{box-sizing:border-box}
body{margin:0;background:var(--rice);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.15;margin:0 0 1rem}
.error{border-left:4px solid var(--kumkum);padding:.5rem 0 .5rem 1rem;margin:0 0 1.5rem;color:var(--kumkum);font-weight:600}
label{display:block;margin:0 0 1rem}
form+form{margin-top:1.5rem}
input,select,textarea{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.375rem}
option{color:#1f1b3a;background:#fbf6ec}
button,.button{display:inline-block;min-height:2.75rem;padding:.5rem 1.5rem;font:inherit;font-weight:700;color:#1f1b3a;background:#f2a20c;border:2px solid #1f1b3a;border-radius:.375rem;text-decoration:none}
a{color:inherit}
.guard{position:absolute;left:-200vw}
:focus-visible{outline:3px solid #f2a20c;outline-offset:2px}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none}}`.trim();

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

type MinimalPage = {
  title: string;
  /** The HTML of the page's content. The caller has to escape visitors' text in `main` and in `title`. */
  main: string;
  /** Additional HTML for the head of the page. */
  head?: string;
  /** Styles for this page only. */
  look?: string;
  /** Where the page's forms may be sent: the value of `form-action` in the page's Content-Security-Policy. */
  formAction: string;
};

/** Renders a small page that loads no files. Returns the page's HTML and its Content-Security-Policy. */
export function makeMinimalPage({ title, main, head = '', look = '', formAction }: MinimalPage) {
  const styles = style + look;
  const policy = `default-src 'none'; style-src 'sha256-${hashOf(styles)}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>${head}
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
  return { html, policy };
}
