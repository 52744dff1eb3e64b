import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificates } from '#content/landing/certificates.ts';
import { layOutCertificate } from './lay-out-certificate.ts';
import { writeSampleCertificates } from './write-sample-certificates.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'certificates-'));
  await writeSampleCertificates(directory, 'https://miranaya.example');
}, 120_000);
afterAll(() => rm(directory, { recursive: true }));

test('every certificate has a picture 1000 px wide of at most 60 kB', async () => {
  for (const { image } of certificates) {
    const picture = await readFile(join(directory, image));
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1000, 707, 'webp']);
    expect(picture.length).toBeLessThanOrEqual(60_000);
  }
});

test('every certificate has a PDF of one landscape page that says it is a sample', async () => {
  for (const { pdfLink } of certificates) {
    const pdf = (await readFile(join(directory, pdfLink))).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toContain('/MediaBox [0 0 841.89 595.28]');
    expect(pdf).toMatch(/<dc:title>[\s\S]*\(sample\)[\s\S]*<\/dc:title>/);
  }
});

test('the page says that it certifies nothing, whose it would be, and which badge it has', () => {
  certificates.forEach((certificate, index) => {
    const page = layOutCertificate(certificate, index, 'https://miranaya.example');
    const words = page.texts.map(({ text }) => text);
    expect(words).toContain('Sample: this document certifies nothing.');
    expect(words).toContain('Sample Student');
    expect(words).toContain(certificate.badge);
    expect(page.texts.filter(({ tag }) => tag === 'H1').map(({ text }) => text)).toEqual([
      certificate.title,
    ]);
  });
});
