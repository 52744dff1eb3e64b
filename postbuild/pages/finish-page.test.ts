import { describe, expect, it } from 'vitest';
import { comparisonPath } from '#contract/comparison/comparison-address.ts';
import { speculationRules } from '#site/motion/speculation-rules.ts';
import {
  endOfDataScript,
  makeDataScript,
  makeReactRouterDocument,
  makeStreamedData,
  reactRouterModule,
} from '../../tests/support/make-react-router-document.ts';
import { collectComparisonClassesAndIds } from './collect-comparison-classes-and-ids.ts';
import { finishPage } from './finish-page.ts';

const page = { file: 'x.html', address: '/x', isFramed: false };
const framed = { file: 'lms/index.html', address: '/lms/', isFramed: true };
const starter = 'start()';
const words = '<main><h1>A <!-- -->1</h1><input name="q"/><pre>\n\n x</pre></main>';

describe('finishing a page', () => {
  const { finished, files } = finishPage(
    page,
    makeReactRouterDocument(words, makeStreamedData('["d<"]\n')),
    starter,
  );

  it('leaves the content for visitors unchanged, byte for byte but for the slashes that HTML ignores', () => {
    const content = words.replace('<input name="q"/>', '<input name="q">');
    expect(finished.html).toContain(`<body>${content}<script></script><script data-begin=`);
  });

  it('keeps the slashes and the capitals that a drawing needs', () => {
    const drawing =
      '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1"/></svg><img srcSet="/a"/>';
    const { finished } = finishPage(
      page,
      makeReactRouterDocument(drawing, makeStreamedData('["d<"]\n')),
      starter,
    );
    expect(finished.html).toContain(
      '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1"/></svg><img srcset="/a">',
    );
  });

  it('loads no script before it is shown, and names each later script once', () => {
    expect(finished.html).not.toContain('modulepreload');
    expect(finished.html).not.toContain('type="module"');
    const named = /data-modules="([^"]+)"/.exec(finished.html)?.[1]?.split(' ') ?? [];
    expect(named[0]).toMatch(/^\/assets\/start-\w{8}\.js$/);
    expect(named.slice(1).sort()).toEqual([
      '/assets/entry-3.js',
      '/assets/framework-4.js',
      '/assets/manifest-1.js',
      '/assets/root-2.js',
    ]);
  });

  it('names the largest script directly after the first one', () => {
    expect(finished.html).toMatch(
      /data-modules="\/assets\/start-\w{8}\.js \/assets\/framework-4\.js /,
    );
  });

  it('names the script for pages without React separately', () => {
    expect(finished.html).toContain('<script data-begin="/assets/motion-5.js" data-modules=');
  });

  it('names the script that dates a syllabus beside it, only on a page with that form', () => {
    const withPlan = (body: string) =>
      finishPage(
        page,
        makeReactRouterDocument(body, '').replace(
          '</head>',
          '<link rel="modulepreload" href="/assets/plan-6.js"/></head>',
        ),
        starter,
      ).finished.html;
    const form = '<form><button data-motion="plan">Show</button></form>';
    expect(withPlan(form)).toContain('data-begin="/assets/motion-5.js /assets/plan-6.js"');
    expect(withPlan(form).match(/plan-6/g)).toHaveLength(1);
    expect(withPlan(words)).toContain('data-begin="/assets/motion-5.js"');
  });

  it('names the script of the landing page beside it, only on a page with its menus', () => {
    const preload = '<link rel="modulepreload" href="/assets/landing-motion-7.js"/></head>';
    const withMenus = (body: string) =>
      finishPage(page, makeReactRouterDocument(body, '').replace('</head>', preload), starter)
        .finished.html;
    const begin = 'data-begin="/assets/motion-5.js /assets/landing-motion-7.js"';
    expect(withMenus('<header data-motion="menus"></header>')).toContain(begin);
    expect(withMenus(words)).toContain('data-begin="/assets/motion-5.js"');
  });

  it('writes the inline module unchanged into a file, after the context and the data that it needs', () => {
    expect(files).toHaveLength(1);
    const [given = '', module] = files[0]?.text.split(/^(?=import )/m, 2) ?? [];
    expect(reactRouterModule).toContain(module);
    const enqueued: string[] = [];
    const window = {};
    const controller = {
      enqueue: (text: string) => enqueued.push(text),
      close: () => enqueued.push('end'),
    };
    new Function(
      'window',
      'controller',
      given.replace('{"ssr":false}', '{streamController:controller}'),
    )(window, controller);
    expect(enqueued).toEqual(['["d<"]\n', 'end']);
  });

  it('leaves no context and no data in the document', () => {
    expect(finished.html).not.toMatch(/__reactRouter|"d/);
  });

  it('leaves no streamed part in the document', () => {
    expect(finished.html).not.toMatch(/\$R[BCT]|template|hidden|<!--\$/);
  });

  it('gives the policy exactly the scripts that run', () => {
    expect(finished.scripts).toEqual(['theme()', starter, speculationRules]);
    expect(finished.styles).toEqual(['p{}']);
  });

  it('reads data that was not streamed too', () => {
    const whole = makeReactRouterDocument(
      words,
      `<!--$-->${makeDataScript('[1]\n')}<!--$-->${endOfDataScript}<!--/$--><!--/$-->`,
    );
    const { finished, files } = finishPage(page, whole, starter);
    expect(files[0]?.text).toContain('.enqueue("[1]\\n")');
    expect(finished.html).not.toContain('<!--$');
  });
});

describe('finishing', () => {
  const finishedBody = (body: string, place = page) =>
    finishPage(place, makeReactRouterDocument(body, ''), starter).finished;

  it('keeps the marks of React between texts, and removes other comments', () => {
    const marks = '<p>a<!-- -->b<!--&-->c<!--/&--><!----></p><!--$--><p>d</p><!--/$-->';
    expect(finishedBody(`${marks}<!--x--><!--Note $--><!-- - --><p>e</p>`).html).toContain(
      `<body>${marks}<p>e</p>`,
    );
  });

  it('keeps scripts of other files, links that are no preloads, and what is for visitors without scripts', () => {
    const body =
      '<script src="/x.js"></script><link rel="icon" href="/i.svg"><noscript><img srcSet="/a"/></noscript>';
    const { html, scripts } = finishedBody(body);
    expect(html).toContain(`<body>${body}`);
    expect(scripts).toEqual(['theme()', starter, speculationRules]);
  });

  it('keeps an element whose id only looks like that of a streamed part', () => {
    const body = '<p id="SB:0">a</p><p id="S:0a">b</p><p id="B:">c</p>';
    expect(finishedBody(body).html).toContain(`<body>${body}`);
  });

  it('keeps values in which something looks like an attribute with a capital', () => {
    const body = '<img alt=" fooBar=1 a" srcSet="/a" hidden tabIndex="0">';
    expect(finishedBody(body).html).toContain(
      '<img alt=" fooBar=1 a" srcset="/a" hidden tabindex="0">',
    );
  });

  it('removes streamed parts with numbers of two digits', () => {
    const body = '<template id="B:10"></template><div hidden id="S:10"><!--x--></div><p>a</p>';
    expect(finishedBody(body).html).toContain('<body><p>a</p>');
  });

  it('empties the script that restores the scroll position, and removes it from a framed page', () => {
    const script = '<script>((storageKey, restoreKey) => {})("a","b")</script>';
    const { html, scripts } = finishedBody(`${script}<p>a</p>`);
    expect(html).toContain('<body><script></script><p>a</p>');
    expect(scripts).toEqual(['theme()', starter, speculationRules]);
    expect(finishedBody(`${script}<p>a</p>`, framed).html).toContain('<body><p>a</p>');
  });
});

describe('the shared styles of a page', () => {
  const css = '.a{top:0}.b{top:1px}.c{top:2px}p{top:0}';
  const withStyles = (body: string) =>
    makeReactRouterDocument(body, '').replace(
      '<style>p{}</style>',
      `<style data-shared="">${css}</style>`,
    );
  const everywhere = new Set(['a', 'b']);

  it('lose the rules of other pages', () => {
    const source = withStyles('<p class="a">x</p>');
    const { finished } = finishPage(page, source, starter, everywhere);
    const kept = '.a{top:0}.c{top:2px}p{top:0}';
    expect(finished.html).toContain(`<style data-shared="">${kept}</style>`);
    expect(finished.styles).toEqual([kept]);
  });

  it('keep on the comparison what it may write later', () => {
    const later = [...collectComparisonClassesAndIds()][0] ?? '';
    const source = withStyles('<p>x</p>').replace(css, `.${later}{top:0}`);
    const stylesOf = (address: string) =>
      finishPage({ ...page, address }, source, starter, new Set([later])).finished.styles;
    expect(stylesOf(comparisonPath)).toEqual([`.${later}{top:0}`]);
    expect(stylesOf('/x')).toEqual(['']);
  });
});

describe('finishing a framed page', () => {
  const body = '<a href="/framed/lms">here</a>';
  const { finished, files } = finishPage(
    framed,
    makeReactRouterDocument(body, makeStreamedData('[]\n')),
    starter,
  );

  it('leaves a document without React, with our own scripts', () => {
    expect(finished.html).not.toMatch(/__reactRouter|start\(\)|speculation/);
    expect(finished.scripts).toEqual(['theme()']);
    expect(files).toEqual([]);
  });

  it('links to framed pages at their addresses', () => {
    expect(finished.html).toContain('<a href="/lms/">here</a>');
  });
});

describe('finishing refuses', () => {
  it('content that only a script would move into place', () => {
    const behind = '<div hidden id="S:0"><p>late</p></div><script>$RC("B:0","S:0")</script>';
    expect(() => finishPage(page, makeReactRouterDocument(words, behind), starter)).toThrow(
      'React has put content behind the document: <p>',
    );
  });

  it('an unknown script of React Router', () => {
    const unknown = '<script>window.__reactRouterNews = 1</script>';
    expect(() => finishPage(page, makeReactRouterDocument(words + unknown, ''), starter)).toThrow(
      'A script of React in the page is not known',
    );
  });

  it('a page that would never hydrate', () => {
    const dead = makeReactRouterDocument(words, '').replace(reactRouterModule, '');
    expect(() => finishPage(page, dead, starter)).toThrow('no module of React Router');
    const still = makeReactRouterDocument(words, '').replace('import "/assets/motion-5.js";', '');
    expect(() => finishPage(page, still, starter)).toThrow('/assets/motion-….js, is not in it');
  });
});
