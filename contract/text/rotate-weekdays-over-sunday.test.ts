import { expect, it } from 'vitest';
import { rotateWeekdaysOverSunday } from './rotate-weekdays-over-sunday.ts';
import { type Weekday, weekdays } from './weekdays.ts';

it.each<[string, Weekday[], Weekday[]]>([
  ['over the end of the week', ['mon', 'tue', 'wed', 'sun'], ['sun', 'mon', 'tue', 'wed']],
  ['of two days over the end of the week', ['mon', 'sun'], ['sun', 'mon']],
  ['within the week', ['tue', 'wed', 'thu'], ['tue', 'wed', 'thu']],
  ['of the whole week', [...weekdays], [...weekdays]],
])('a row of days %s begins with its first day', (_, days, ordered) => {
  expect(rotateWeekdaysOverSunday(days)).toEqual(ordered);
});

it('days that are no row keep their order', () => {
  for (const days of [['mon', 'wed', 'sun'], ['mon', 'wed'], ['sat', 'sun'], ['fri'], []] as const)
    expect(rotateWeekdaysOverSunday(days)).toEqual(days);
});
