import { describe, expect, it } from 'vitest';
import { unknownOffers } from '../offers/read-offers.ts';
import { matchColumnHeader } from './match-column-header.ts';
import { readImportColumns, readImportLines } from './read-import-file.ts';

const facebook = [
  'id\tcreated_time\tplatform\twhich_batch_suits_you?\tfull_name\tphone_number\temail',
  'l:1\t2026-11-20T10:00:00+05:30\tfb\tevening\tPriya Nair\tp:+919847012345\tpriya@example.in',
  'l:2\t2026-11-20T11:00:00+05:30\tig\tmorning\tRavi\tp:12\t',
].join('\n');

const targetsOf = (text: string) => {
  const read = readImportColumns(text);
  return read.at === 'read' ? read.columns.map(({ target }) => target) : [];
};

describe('the columns of a file', () => {
  it('are matched by their names, in the spelling of Facebook', () => {
    expect(targetsOf(facebook)).toEqual([
      'nothing',
      'message',
      'nothing',
      'nothing',
      'name',
      'phone',
      'email',
    ]);
  });

  it.each([
    ['Mobile No.', 'phone'],
    ['E-mail', 'email'],
    ['E-mail ID', 'email'],
    ['Ph. No.', 'phone'],
    ['WhatsApp No', 'phone'],
    ['Candidate Name', 'name'],
    ['Customer Name', 'name'],
    ['Requirement', 'message'],
    ['Course', 'offer'],
    ['Course interested in', 'offer'],
    ['City', 'nothing'],
  ])('%s is matched with %s', (header, target) => {
    expect(matchColumnHeader(header)).toBe(target);
  });

  it('end with the last one that has a name or a value', () => {
    expect(readImportColumns('Name,Phone,,\nAsha,9847012345,,\n')).toMatchObject({
      columns: [{ header: 'Name' }, { header: 'Phone' }],
    });
    expect(readImportColumns('Name,,\nAsha,9847012345,\n')).toMatchObject({
      columns: [{ header: 'Name' }, { header: 'Column 2', samples: ['9847012345'] }],
    });
  });

  it('are refused if there is nothing below them', () => {
    expect(readImportColumns('name,phone\n')).toMatchObject({ at: 'refused' });
    expect(readImportColumns('')).toMatchObject({ at: 'refused' });
    const long = `name\n${'Asha\n'.repeat(2_001)}`;
    expect(readImportColumns(long)).toMatchObject({ sentence: expect.stringContaining('2,001') });
  });
});

describe('a line of a file', () => {
  it('keeps the date of a list without other words, and says what it is', () => {
    const list = 'Name,Mobile,Enquiry Date\nPriya,9847012345,03/11/2026';
    const [line] = readImportLines(list, targetsOf(list), unknownOffers);
    expect(line).toMatchObject({ added: { message: 'Enquiry Date: 03/11/2026' } });
  });

  it('is read by the fields of its columns, and refused with the mistake', () => {
    const targets = targetsOf(facebook).with(3, 'message');
    const [first, second] = readImportLines(facebook, targets, unknownOffers);
    expect(first).toMatchObject({
      at: 'read',
      number: 2,
      added: {
        name: 'Priya Nair',
        phone: '+919847012345',
        email: 'priya@example.in',
        message: 'created_time: 2026-11-20T10:00:00+05:30\nwhich_batch_suits_you?: evening',
        source: null,
      },
    });
    expect(second).toMatchObject({ at: 'refused', number: 3, name: 'Ravi' });
  });

  it('joins two names, and puts questions above each other', () => {
    const text =
      'First name,Last name,Phone,Which?,When?,Course\nAsha,Rao,98470 12345,MERN,Now,Cooking';
    const [line] = readImportLines(
      text,
      ['name', 'name', 'phone', 'message', 'message', 'offer'],
      unknownOffers,
    );
    expect(line).toMatchObject({
      added: {
        name: 'Asha Rao',
        message: 'Which?: MERN\nWhen?: Now\nCourse: Cooking',
        offer: null,
      },
    });
  });

  it('keeps a second number and address in the message, and does not repeat the first', () => {
    const text = [
      'Name,Phone,WhatsApp number,Email,Mail id,Source,Source',
      'Asha,98470 12345,98470 54321,asha@example.in,ASHA@example.in,Fair,Kochi',
      'Ravi,98470 12346,+91 9847012346,,,,',
    ].join('\n');
    const [first, second] = readImportLines(text, targetsOf(text), unknownOffers);
    expect(first).toMatchObject({
      added: {
        phone: '98470 12345',
        email: 'asha@example.in',
        source: 'Fair',
        message: 'WhatsApp number: 98470 54321\nSource: Kochi',
      },
    });
    expect(second).toMatchObject({ added: { phone: '98470 12346', message: null } });
  });

  it('reports that a number was rounded by the spreadsheet', () => {
    const [line] = readImportLines(
      'name,phone\nAsha,9.19847E+11',
      ['name', 'phone'],
      unknownOffers,
    );
    expect(line).toMatchObject({ sentences: [expect.stringContaining('rounded')] });
  });
});
