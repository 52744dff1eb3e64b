import { formatDay } from '#contract/format-day.ts';
import { formatNet } from '#domain/money.ts';
import type { NumberedPaper } from '#domain/registers.ts';
import type { PaperLine } from '../api/accounts-api.ts';
import { listedStateWords, orderStateWords } from '../orders/order-state-words.ts';

const paperWords: Readonly<Record<NumberedPaper, string>> = {
  receipt: 'Receipt',
  voucher: 'Voucher',
};

/** Lists receipts and vouchers. The amount of a voucher is subtracted. */
export function PaperTable({ papers }: { papers: readonly PaperLine[] }) {
  return (
    <ul className="cards papers">
      {papers.map((paper) => (
        <li key={paper.number} className="card">
          <a className="card-way" href={`/desk/orders/${paper.orderId}`}>
            {paper.number}
          </a>
          <span className="card-what">{paper.payer}</span>
          <span className="card-tags">
            <span className={paper.kind === 'receipt' ? 'tag done' : 'tag act'}>
              {paperWords[paper.kind]}
            </span>
            {paper.isMistake ? (
              <span className="tag">{listedStateWords.mistake}</span>
            ) : (
              paper.kind === 'receipt' &&
              paper.state !== 'paid' && <span className="tag">{orderStateWords[paper.state]}</span>
            )}
          </span>
          <span className="card-figure figure">
            {formatNet(paper.kind === 'receipt' ? paper.paise : -paper.paise)}
          </span>
          <span className="card-side muted small">
            {formatDay(paper.day)}, {paper.offerTitle}
            {paper.kind === 'voucher' && (
              <>
                {' · of '}
                <span className="unbroken">{paper.receipt}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
