/**
 * The public holidays, which do not count as business days. Saturdays and Sundays need no entry.
 *
 * Sample: the central government's list, as far as it is known. Many holidays follow the moon and change their date
 * every year, so the owner enters each year's dates from the official list of their state: here, or at the desk under
 * Settings, Hours and holidays. A list from the desk replaces this list.
 */
export const holidays = {
  isSample: true,
  days: [
    { date: '2026-01-26', name: 'Republic Day' },
    { date: '2026-03-04', name: 'Holi' },
    { date: '2026-03-21', name: 'Id-ul-Fitr' },
    { date: '2026-03-26', name: 'Ram Navami' },
    { date: '2026-03-31', name: 'Mahavir Jayanti' },
    { date: '2026-04-03', name: 'Good Friday' },
    { date: '2026-05-01', name: 'Buddha Purnima' },
    { date: '2026-05-27', name: 'Id-ul-Zuha' },
    { date: '2026-06-26', name: 'Muharram' },
    { date: '2026-08-15', name: 'Independence Day' },
    { date: '2026-08-26', name: 'Milad-un-Nabi' },
    { date: '2026-09-04', name: 'Janmashtami' },
    { date: '2026-10-02', name: 'Gandhi Jayanti' },
    { date: '2026-10-20', name: 'Dussehra' },
    { date: '2026-11-08', name: 'Diwali' },
    { date: '2026-11-24', name: 'Guru Nanak Jayanti' },
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2027-01-26', name: 'Republic Day' },
    { date: '2027-03-10', name: 'Id-ul-Fitr' },
    { date: '2027-03-22', name: 'Holi' },
    { date: '2027-03-26', name: 'Good Friday' },
    { date: '2027-04-15', name: 'Ram Navami' },
    { date: '2027-04-19', name: 'Mahavir Jayanti' },
    { date: '2027-05-17', name: 'Id-ul-Zuha' },
    { date: '2027-05-20', name: 'Buddha Purnima' },
    { date: '2027-06-16', name: 'Muharram' },
    { date: '2027-08-15', name: 'Independence Day' },
    { date: '2027-08-25', name: 'Janmashtami' },
    { date: '2027-10-02', name: 'Gandhi Jayanti' },
    { date: '2027-10-09', name: 'Dussehra' },
    { date: '2027-10-29', name: 'Diwali' },
    { date: '2027-11-14', name: 'Guru Nanak Jayanti' },
    { date: '2027-12-25', name: 'Christmas' },
  ],
};
