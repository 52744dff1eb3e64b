import { describe, expect, it } from 'vitest';
import { offers } from '../offers.ts';
import { parseLaptopNeeds } from './parse-laptop-needs.ts';

describe('what a laptop must have', () => {
  it('is read from the line of the needs: memory, free space and a system', () => {
    expect(
      parseLaptopNeeds('A 64-bit Windows 11 laptop with 16 GB of memory, an SSD with 30 GB free.'),
    ).toEqual({ memoryGb: 16, freeGb: 30, system: 'Windows 11' });
    expect(parseLaptopNeeds('A laptop with 8 GB of memory; Windows, since Excel differs.')).toEqual(
      {
        memoryGb: 8,
        freeGb: null,
        system: 'Windows',
      },
    );
  });

  it('names no system where several work, and uses the least memory and not the preferred one', () => {
    const any = 'A laptop with 8 GB of memory, preferably 16 GB, on Windows 11, macOS or Linux.';
    expect(parseLaptopNeeds(any)).toEqual({ memoryGb: 8, freeGb: null, system: null });
  });

  it('can not be read from a line without memory', () => {
    expect(() => parseLaptopNeeds('Any laptop.')).toThrow('does not say how much memory');
  });

  it.each(offers.map(({ slug, needs }) => [slug, needs.computer]))(
    'can be read for %s',
    (_, computer) => {
      const { memoryGb, system } = parseLaptopNeeds(computer);
      expect([4, 8, 16, 32]).toContain(memoryGb);
      if (/^A (64-bit )?Windows/.test(computer)) expect(system).toMatch(/^Windows/);
    },
  );
});
