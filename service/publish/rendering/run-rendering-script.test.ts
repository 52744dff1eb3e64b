import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noPublishedFacts } from '#contract/published/published-facts.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { RenderingFailed, runRenderingScript } from './run-rendering-script.ts';

let folder: ReturnType<typeof makeScratchFolder>;
beforeAll(() => {
  folder = makeScratchFolder();
});
afterAll(() => folder.remove());

function factsFile(facts: object): string {
  const file = join(folder.path, 'facts.json');
  const publication = { at: '2026-11-23T10:00:00Z', facts: { ...noPublishedFacts, ...facts } };
  writeFileSync(file, JSON.stringify(publication));
  return file;
}

it('reports no mistake for facts that fit', async () => {
  expect(await runRenderingScript('check-published-facts.ts', [], factsFile({}))).toBe('[]');
});

it('accepts a fee of every kind, and a batch that meets on four of five days', async () => {
  const rupees = { workshop: 499, skill: 2_499, course: 4_299, intermediate: 5_999, super: 12_499 };
  const fees = Object.entries(rupees).map(([of, fee]) => {
    return { of, fromDay: '2026-11-01', paise: fee * 100, reason: 'A new fee' };
  });
  const batch = {
    ...{ id: 'b1', offer: 'mern-workshop', startsOn: '2026-12-04', endsOn: '2026-12-08' },
    ...{ days: ['fri', 'sat', 'mon', 'tue'], from: '16:00', to: '18:30', language: 'en' },
    ...{ mentor: 'A mentor', seats: 20, state: 'open', places: 'open' },
  };
  const file = factsFile({ fees, batches: [batch] });
  expect(JSON.parse(await runRenderingScript('check-published-facts.ts', [], file))).toEqual([]);
  const slip = { ...batch, startsOn: '2099-12-04', endsOn: '2099-12-08' };
  const [problem] = JSON.parse(
    await runRenderingScript('check-published-facts.ts', [], factsFile({ batches: [slip] })),
  );
  expect(problem).toContain('startDate is in the year 2099, which looks like a slip');
});

it('gives the sentences of the content’s own rules, with the place of each fact', async () => {
  const file = factsFile({ provider: { phone: '+91 98470' } });
  const problems = JSON.parse(await runRenderingScript('check-published-facts.ts', [], file));
  expect(problems.join('\n')).toContain('content/provider.ts: phone must be a number');
});

it('fails with a sentence when the facts cannot be read at all', async () => {
  const fees = [{ of: 'skill', fromDay: '2026-12-01', paise: 1.5, reason: 'New' }];
  const failure = await runRenderingScript(
    'check-published-facts.ts',
    [],
    factsFile({ fees }),
  ).catch((it) => it);
  expect(failure).toBeInstanceOf(RenderingFailed);
  expect(failure.message).toBe(
    'The published facts cannot be used: facts.fees.0.paise must be a whole number of paise.',
  );
});

it('reads a letter whole although its bytes come in two pieces', async () => {
  const script = join(folder.path, 'print-rupees.ts');
  writeFileSync(
    script,
    `const bytes = Buffer.from('₹499');
     process.stdout.write(bytes.subarray(0, 1));
     setTimeout(() => process.stdout.write(bytes.subarray(1)), 200);`,
  );
  const name = relative(join(import.meta.dirname, '..', '..', '..', 'scripts', 'publish'), script);
  expect(await runRenderingScript(name, [], null)).toBe('₹499');
});

it('is stopped together with its caller', async () => {
  const stopping = new AbortController();
  const running = runRenderingScript(
    'check-published-facts.ts',
    [],
    factsFile({}),
    stopping.signal,
  );
  stopping.abort();
  await expect(running).rejects.toThrow('aborted');
});
