import { formatDay } from '#contract/text/format-day.ts';
import { formatSignedPaise } from '#domain/money/money.ts';
import type { ReceiptKind } from '#domain/money/receipt-registers.ts';
import type { ReceiptOrVoucherLine } from '../api-types/bookkeeping-api.ts';
import { listedOrderStateWords, orderStateWords } from '../orders/words/order-state-words.ts';

const receiptKindWords: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'Receipt',
  voucher: 'Voucher',
};

/** Lists receipts and vouchers. The amount of a voucher is shown as negative. */
export function ReceiptAndVoucherList({
  receiptsAndVouchers,
}: {
  receiptsAndVouchers: readonly ReceiptOrVoucherLine[];
}) {
  return (
    <ul className="cards receipts-and-vouchers">
      {receiptsAndVouchers.map((issued) => (
        <li key={issued.number} className="card">
          <a className="card-way" href={`/desk/orders/${issued.orderId}`}>
            {issued.number}
          </a>
          <span className="card-what">{issued.payer}</span>
          <span className="card-tags">
            <span className={issued.kind === 'receipt' ? 'tag done' : 'tag act'}>
              {receiptKindWords[issued.kind]}
            </span>
            {issued.isMistake ? (
              <span className="tag">{listedOrderStateWords.mistake}</span>
            ) : (
              issued.kind === 'receipt' &&
              issued.state !== 'paid' && (
                <span className="tag">{orderStateWords[issued.state]}</span>
              )
            )}
          </span>
          <span className="card-figure figure">
            {formatSignedPaise(issued.kind === 'receipt' ? issued.paise : -issued.paise)}
          </span>
          <span className="card-side muted small">
            {formatDay(issued.day)}, {issued.offerTitle}
            {issued.kind === 'voucher' && (
              <>
                {' · of '}
                <span className="unbroken">{issued.receipt}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
