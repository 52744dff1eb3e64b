import fs from 'node:fs';
import { afterEach, beforeEach, expect } from 'vitest';
function tree(root: string): Record<string, number> {
  const kids: Record<string, string[]> = {}; const cpu: Record<string, [number, string]> = {};
  for (const p of fs.readdirSync('/proc')) { if (!/^\d+$/.test(p)) continue; try { const s = fs.readFileSync(`/proc/${p}/stat`, 'utf8'); const a = s.slice(s.lastIndexOf(')') + 2).split(' '); (kids[a[1] as string] ??= []).push(p); cpu[p] = [(Number(a[11]) + Number(a[12])) * 10 , s.slice(s.indexOf('(')+1, s.lastIndexOf(')'))]; } catch {} }
  const out: Record<string, number> = { chromium: 0, self: 0, other: 0 };
  const go = (p: string) => { const c = cpu[p]; if (c) { const k = p === root ? 'self' : /headless|chrom/.test(c[1]) ? 'chromium' : 'other'; out[k] = (out[k] ?? 0) + c[0]; } for (const k of kids[p] ?? []) go(k); };
  go(root); return out;
}
let before: Record<string, number> | undefined; let last = tree(String(process.pid)); 
beforeEach(() => { const now = tree(String(process.pid)); log('(between)', last, now); before = now; });
afterEach(() => { const now = tree(String(process.pid)); if (before) log(expect.getState().currentTestName ?? '', before, now); last = now; });
function log(name: string, a: Record<string, number>, b: Record<string, number>) { fs.appendFileSync('/tmp/rn/cpu-26863.jsonl', JSON.stringify({ f: expect.getState().testPath?.replace(/^.*\/work\/(wt\/)?[a-z0-9]+\//, ''), name, chromium: (b.chromium??0) - (a.chromium??0), self: (b.self??0) - (a.self??0), other: (b.other??0) - (a.other??0) }) + '\n'); }
