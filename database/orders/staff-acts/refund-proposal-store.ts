/** A refund that one member proposes and another confirms. Only the confirmation requests the refund. */
import { randomUUID } from 'node:crypto';
import { maskPersonInText } from '#domain/mask-person-in-text.ts';
import { isRefundUnderWay } from '#domain/orders/order-states.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { readRefundableSum, requestRefund } from '../facts/request-refund.ts';
import type { RefundProposal } from '../order.ts';
import type { OrderPort } from '../order-port.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { recordAuditEntry } from '../transaction/record-audit-entry.ts';

type RefundProposals = Pick<OrderPort, 'proposeRefund' | 'confirmRefund' | 'declineRefund'>;

export function makeRefundProposalStore(database: KyselyDatabase): RefundProposals {
  return {
    proposeRefund: (orderId, { paise, question, ruleSays, reason }, who) =>
      database.transaction(async (trx) => {
        const order = await lockOrder({ database, trx }, orderId);
        const { payer } = order;
        const now = await database.readClock(trx);
        const isLeft = (await readRefundableSum({ database, trx, now }, order)) > 0;
        if (isRefundUnderWay(order) || !isLeft || order.refundProposal !== null) return false;
        const proposal: RefundProposal = {
          id: randomUUID(),
          paise,
          question,
          ruleSays,
          // The reason stays in the audit when the person is erased, so the person's name, address and number are
          // masked in it.
          reason: maskPersonInText(
            reason,
            payer === null ? [] : [payer.name, payer.email, payer.phone],
          ),
          by: who,
          at: now,
        };
        await trx
          .updateTable('orders')
          .set({ refund_proposal: database.json(proposal) })
          .where('id', '=', orderId)
          .execute();
        await recordAuditEntry({ database, trx, now }, orderId, who, {
          type: 'order.refund proposed',
          what: { ...question, paise, ruleSays, reason: proposal.reason },
        });
        return true;
      }),

    confirmRefund: (orderId, proposalId, who, refundedBefore) =>
      database.transaction(async (trx) => {
        const order = await lockOrder({ database, trx }, orderId);
        const proposal = order.refundProposal;
        if (proposal?.id !== proposalId) return 'late';
        if (proposal.by === who) return 'own';
        const { paise, question, ruleSays, reason, by } = proposal;
        const work = { database, trx, now: await database.readClock(trx) };
        if (paise > (await readRefundableSum(work, order))) return 'too much';
        const { step } = await requestRefund(work, order, paise, who, refundedBefore, {
          type: 'order.refund asked',
          what: { ...question, paise, ruleSays, reason, proposedBy: by },
        });
        return step.at === 'moved' ? 'asked' : 'late';
      }),

    declineRefund: (orderId, proposalId, who) =>
      database.transaction(async (trx) => {
        const { refundProposal } = await lockOrder({ database, trx }, orderId);
        if (refundProposal?.id !== proposalId) return false;
        await trx
          .updateTable('orders')
          .set({ refund_proposal: null })
          .where('id', '=', orderId)
          .execute();
        await recordAuditEntry(
          { database, trx, now: await database.readClock(trx) },
          orderId,
          who,
          {
            type: 'order.refund declined',
            what: { paise: refundProposal.paise, proposedBy: refundProposal.by },
          },
        );
        return true;
      }),
  };
}
