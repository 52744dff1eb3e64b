/**
 * Documents as React Router renders them, which no step of the build has changed yet. Tests finish them.
 */
const context = '<script>window.__reactRouterContext = {"ssr":false};</script>';

/** The inline module, which imports the scripts of the page. */
export const reactRouterModule = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import "/assets/motion-5.js";
  window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry-3.js");</script>`;

/** The script that passes data of the page to React Router. */
export const makeDataScript = (data: string) =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')});</script>`;

/** The script that ends the data of the page. */
export const endOfDataScript =
  '<script>window.__reactRouterContext.streamController.close();</script>';

/** Data that React streams after the content, with the scripts that move it into place. */
export const makeStreamedData = (data: string) =>
  `<!--$?--><template id="B:0"></template><!--/$--><script id="_R_">requestAnimationFrame(function(){$RT=performance.now()});</script>` +
  `<div hidden id="S:0">${makeDataScript(data)}<!--$?--><template id="B:1"></template><!--/$--></div><script>$RC("B:0","S:0")</script>` +
  `<div hidden id="S:1">${endOfDataScript}</div><script>$RC("B:1","S:1")</script>`;

/** A document with this content in its body, and `behind` after the scripts. */
export const makeReactRouterDocument = (body: string, behind: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title><link rel="modulepreload" href="/assets/root-2.js"/><link rel="modulepreload" href="/assets/framework-4.js"/>` +
  `<script type="application/ld+json">{"a":1}</script><style>p{}</style><script>theme()</script></head><body>${body}${context}${reactRouterModule}${behind}</body></html>`;
