/** Writes the figures of a period as CSV: the tables stand below each other, each with its own heading. */
import type { FiguresRow, NumbersDetails } from '#desk/api-types/numbers-api.ts';
import { byteOrderMark, formatCsvLine } from '../for-staff/format-csv-line.ts';
import { formatEnquiryKindForStaff } from '../for-staff/format-enquiry-kind-for-staff.ts';

const resultColumns = ['Enquiries', 'Enrolled', 'Refunded', 'Net rupees'];

const resultCells = ({ count, enrolled, paidBack, netPaise }: FiguresRow) => [
  ...[count, enrolled, paidBack].map(String),
  rupees(netPaise),
];

const rupees = (paise: number) => (paise / 100).toFixed(2);

export function formatNumbersCsv(numbers: NumbersDetails): string {
  const { byDay, byOffer, bySource, byCampaign, byCounsellor, lost, receiptsAndVouchers } = numbers;
  const toLines = (rows: readonly FiguresRow[]) =>
    rows.map((row) => [row.name, ...resultCells(row)]);
  const lines = [
    ['Day (India)', 'Form', 'Enquiries'],
    ...byDay.map(({ day, kind, count }) => [day, formatEnquiryKindForStaff(kind), String(count)]),
    [],
    ['Offer', ...resultColumns],
    ...toLines(byOffer),
    [],
    ['Came from', ...resultColumns],
    ...toLines(bySource),
    [],
    ['Campaign', ...resultColumns],
    ...toLines(byCampaign),
    [],
    ['Counsellor', ...resultColumns, 'Reached', 'Median minutes to the first answer'],
    ...byCounsellor.map((row) => [
      row.name,
      ...resultCells(row),
      String(row.reached),
      row.medianMin === null ? null : String(row.medianMin),
    ]),
    [],
    ['Lost because', 'Enquiries'],
    ...lost.map(({ reason, count }) => [reason ?? 'no reason noted', String(count)]),
    [],
    ['Receipts and vouchers', 'Count', 'Rupees'],
    ['receipts', String(receiptsAndVouchers.receipts), rupees(receiptsAndVouchers.receiptsPaise)],
    ['vouchers', String(receiptsAndVouchers.vouchers), rupees(-receiptsAndVouchers.vouchersPaise)],
    [
      'of these for mistakes',
      String(receiptsAndVouchers.mistakes),
      rupees(-receiptsAndVouchers.mistakesPaise),
    ],
  ];
  return byteOrderMark + lines.map(formatCsvLine).join('');
}
