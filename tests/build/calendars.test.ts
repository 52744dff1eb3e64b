/** Every calendar file of the built site opens in a strict reader. */
import { describe, expect, it } from 'vitest';
import { webinars } from '#content/showcase/webinars.ts';
import { readIcalendar } from '../support/read-icalendar.ts';
import { builtFiles, readBuiltFileBytes } from './support/built-site.ts';

const files = builtFiles.filter((file) => file.endsWith('.ics'));

it('each webinar has its calendar file', () => {
  expect(files).toEqual(expect.arrayContaining(webinars.map(({ slug }) => `webinars/${slug}.ics`)));
});

describe.each(files)('%s', (file) => {
  it('is a valid iCalendar file with an event', () => {
    expect(readIcalendar(readBuiltFileBytes(file))).toHaveLength(1);
  });
});

it('no two calendar files have the same UID', () => {
  const uids = files.flatMap((file) =>
    readIcalendar(readBuiltFileBytes(file)).map(({ uid }) => uid),
  );
  expect(new Set(uids).size).toBe(uids.length);
});
