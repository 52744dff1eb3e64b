import { data, redirect } from 'react-router';
import { parseRupees } from '#domain/money/money.ts';
import { handPaymentMethods } from '#domain/money/payment-methods.ts';
import { allowedInstalmentCounts } from '#domain/orders/instalments.ts';
import { discrepancyKinds, orderStates } from '#domain/orders/order-states.ts';
import type { OrderChangeResult, OrdersApi } from '../api-types/orders-api.ts';
import { noteTooLongSentence } from './panels/note-area.tsx';
import { readAndCheckNote } from './read-and-check-note.ts';
import { readLaterInstalmentDates } from './read-later-instalment-dates.ts';
import { readLearnerRequest } from './read-learner-request.ts';
import { type OrderFlash, orderFlashes } from './words/order-flashes.ts';

/** A form that was refused: the sentence that says why, and everything that was typed, to be shown again. */
export type RefusedOrderForm = {
  act: string;
  sentence: string;
  typed: Readonly<Record<string, string>>;
};

/**
 * Carries out what a form on the page of an order asked for. Answers with a redirect to a page that shows the result,
 * or with the refused form. Throws a 400 for a form that no page of the desk contains.
 *
 * The sentence and the typed texts of a refused form are never part of an address: anybody could write a link whose
 * text the page would then show.
 */
export async function performOrderAct(orders: OrdersApi, id: string, form: FormData) {
  const learnerRequest = readLearnerRequest(form);
  const redirectWithFlash = (flash: OrderFlash) =>
    redirect(`/orders/${id}?${new URLSearchParams({ said: flash })}`);
  const typed = (name: string) => String(form.get(name) ?? '');
  const refuse = (sentence: string) => {
    const kept = [...form].map(([name, value]) => [name, String(value)] as const);
    const refused: RefusedOrderForm = {
      act: typed('act'),
      sentence,
      typed: Object.fromEntries(kept),
    };
    return data(refused, { status: 400 });
  };
  const respondToChange = (answer: OrderChangeResult, done: OrderFlash) => {
    switch (answer.at) {
      case 'done':
        return redirectWithFlash(done);
      case 'made':
        return redirect(`/orders/${answer.orderId}?said=${done}`);
      case 'refused':
        return redirectWithFlash(answer.because);
      case 'wrong':
        return refuse(answer.sentence);
      default:
        return answer satisfies never;
    }
  };
  switch (form.get('act')) {
    case 'record':
    case 'hand back': {
      const way = handPaymentMethods.find((one) => one === typed('way'));
      if (way === undefined) throw new Response(null, { status: 400 });
      const record = { way, reference: typed('reference'), movedOn: typed('on') };
      if (form.get('act') === 'hand back')
        return respondToChange(
          await orders.recordHandBack(
            id,
            { ...record, paise: Number(form.get('sum')) },
            typed('key'),
          ),
          'handed back',
        );
      const paise = parseRupees(typed('rupees')) ?? 0;
      const seen = orderStates.find((state) => state === typed('seen')) ?? null;
      return respondToChange(
        await orders.recordPayment(id, { ...record, paise }, seen),
        'recorded',
      );
    }
    case 'mistake': {
      const reason = readAndCheckNote(form, 'reason');
      if (reason.at === 'empty') return redirectWithFlash('no note');
      if (reason.at === 'too long') return refuse(noteTooLongSentence);
      return respondToChange(await orders.takeBackRecord(id, reason.note), 'taken back');
    }
    case 'withdraw': {
      const reason = readAndCheckNote(form, 'reason');
      if (reason.at === 'empty') return redirectWithFlash('no note');
      if (reason.at === 'too long') return refuse(noteTooLongSentence);
      const paise = Number(form.get('sum'));
      return respondToChange(
        await orders.withdrawRefund(id, paise, reason.note, typed('key')),
        'withdrawn',
      );
    }
    case 'divide':
      return respondToChange(
        await orders.divideIntoInstalments(id, readLaterInstalmentDates(form)),
        'planned',
      );
    case 'move dates': {
      // Only instalments 2 to 4 can be moved, because the first is due at once. `allowedInstalmentCounts` is [2, 3, 4],
      // so it also serves as the list of these positions.
      const dates = allowedInstalmentCounts.flatMap((position) =>
        form.has(`becomes-${position}`)
          ? [{ position, was: typed(`was-${position}`), becomes: typed(`becomes-${position}`) }]
          : [],
      );
      return respondToChange(await orders.moveInstalmentDates(id, dates), 'dates moved');
    }
    case 'reconcile':
      return redirectWithFlash((await orders.reconcile(id)) === 'asked' ? 'reconcile' : 'foreign');
    case 'second': {
      const result = await orders.allowSecondOrder(id);
      return redirectWithFlash(result === 'asked' ? 'second' : result);
    }
    case 'renew': {
      const result = await orders.renew(id);
      return result.at === 'made'
        ? redirect(`/orders/${result.orderId}?said=renewed`)
        : redirectWithFlash('not renewed');
    }
    case 'settle': {
      const note = readAndCheckNote(form, 'note');
      if (note.at === 'empty') return redirectWithFlash('no note');
      if (note.at === 'too long') return refuse(noteTooLongSentence);
      const seen = {
        discrepancy: discrepancyKinds.find((kind) => kind === form.get('doubt')) ?? null,
        raised: Number(form.get('raised')),
      };
      return redirectWithFlash(
        await orders.settle(id, {
          note: note.note,
          seen,
          isRefund: form.get('refunded') === 'yes',
        }),
      );
    }
    case 'move':
      return redirectWithFlash(await orders.move(id, String(form.get('batch') ?? '')));
    case 'grant':
      if (learnerRequest.at !== 'asked') throw new Response(null, { status: 400 });
      {
        const granted = await orders.grant(id, learnerRequest.request);
        switch (granted.at) {
          case 'granted':
            return redirectWithFlash('grant');
          case 'made':
            return redirect(`/orders/${granted.orderId}?said=change`);
          case 'full':
            return redirectWithFlash('no place');
          case 'not sold':
            return redirectWithFlash('not sold');
          default:
            return granted satisfies never;
        }
      }
    case 'refund': {
      if (learnerRequest.at !== 'asked') throw new Response(null, { status: 400 });
      const paise = parseRupees(typed('rupees')) ?? 0;
      const given = readAndCheckNote(form, 'reason');
      if (given.at === 'too long') return refuse(noteTooLongSentence);
      const reason = given.at === 'read' ? given.note : '';
      const result =
        paise >= 100
          ? await orders.refund(id, paise, learnerRequest.request, reason, Number(form.get('back')))
          : 'too little';
      switch (result) {
        case 'asked':
          return redirectWithFlash('refund');
        case 'proposed':
        case 'late':
        case 'foreign':
          return redirectWithFlash(result);
        case 'no reason':
          return refuse(orderFlashes['no reason']);
        case 'too much':
        case 'too little':
          return refuse(orderFlashes['no sum']);
        default:
          return result satisfies never;
      }
    }
    case 'confirm':
    case 'decline': {
      const proposal = String(form.get('proposal') ?? '');
      const result = await orders.confirmOrDeclineRefund(
        id,
        proposal,
        form.get('act') === 'confirm',
        Number(form.get('back')),
      );
      return redirectWithFlash(result === 'asked' ? 'refund' : result);
    }
    default:
      throw new Response(null, { status: 400 });
  }
}
