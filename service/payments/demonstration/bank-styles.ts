/** With these styles the demonstration bank looks different from the site, as a real bank does. */
export const bankStyles = `
:root{--paper:#fffdf8;--leaf:#26693f;--ink-2:#4a4566}
@media (prefers-color-scheme:dark){:root{--paper:#1e1a3b;--leaf:#6fcf97;--ink-2:#c3bcd6}}
body{border-top:.5rem solid var(--leaf)}
main{padding-top:1.5rem}
h1::before{content:"";display:block;width:2.5rem;height:2.25rem;margin-bottom:.75rem;background:var(--leaf);clip-path:polygon(50% 0,100% 30%,100% 40%,90% 40%,90% 84%,100% 84%,100% 100%,0 100%,0 84%,10% 84%,10% 40%,0 40%,0 30%,50% 0,50% 40%,26% 40%,26% 84%,42% 84%,42% 40%,58% 40%,58% 84%,74% 84%,74% 40%,50% 40%)}
.calm{margin:0 0 1.5rem;padding:.6rem 0 .6rem 1rem;border-left:4px solid var(--leaf);font-weight:600}
form{display:grid;gap:.75rem;padding:1.25rem;background:var(--paper);border:1px solid var(--line);border-radius:.5rem}
dl{margin:0 0 .5rem}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1.5rem;padding:.4rem 0}
dt{color:var(--ink-2)}
dd{margin:0;font-weight:600}
.sum{margin-top:.4rem;border-top:2px dashed var(--line)}
.sum dd{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums}
button{width:100%;min-height:3rem;padding:.5rem 1rem}
fieldset{display:grid;gap:.5rem;margin:.75rem 0 0;padding:1rem 0 0;border:0;border-top:1px solid var(--line)}
legend{float:left;margin-bottom:.25rem;padding:0;color:var(--ink-2)}
legend+*{clear:both}
.quiet{min-height:2.75rem;font-weight:400;text-align:left;color:inherit;background:transparent;border:1px solid var(--line)}
main>p>a:not(.button){display:inline-block;padding-block:.75rem}
button,.button{cursor:pointer}
@media (hover:hover){button:hover{background:#f4eee1;color:#1f1b3a}}`.trim();
