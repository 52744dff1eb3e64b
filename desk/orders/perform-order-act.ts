import { data, redirect } from 'react-router';
import { readRupees } from '#domain/money.ts';
import { discrepancyKinds, orderStates } from '#domain/order-states.ts';
import { handPaymentWays } from '#domain/payment-ways.ts';
import type { HandPaymentResult, OrdersApi } from '../api/orders-api.ts';
import { encodeRuleQuestion } from './encode-rule-question.ts';
import { readInstalmentDates } from './instalment-fields.tsx';
import { readNote } from './note-area.tsx';
import type { OrderFlash } from './order-flashes.ts';
import { readRuleQuestion } from './read-rule-question.ts';

/**
 * Carries out what a form on the page of an order asked for. Answers with a redirect to the page that says the result,
 * or with the typed text when it is too long for an address. Throws a 400 for a form that no page shows.
 */
export async function performOrderAct(orders: OrdersApi, id: string, form: FormData) {
  const read = readRuleQuestion(form);
  const say = (flash: OrderFlash, further: [name: string, value: string][] = []) =>
    redirect(`/orders/${id}?${new URLSearchParams([['said', flash], ...further])}`);
  const typed = (name: string) => String(form.get(name) ?? '');
  /** Answers with the page itself, because an address cannot hold a text of any length. */
  const sayTooLong = (text: string) =>
    data(
      {
        act: typed('act'),
        text,
        rupees: typed('rupees'),
        isRefund: form.get('refunded') === 'yes',
      },
      { status: 400 },
    );
  /** `kept` are the values that were typed, so that the member does not have to type them again. */
  const sayHand = (
    answer: HandPaymentResult,
    done: OrderFlash,
    kept: readonly [string, string][] = [],
  ) => {
    switch (answer.at) {
      case 'done':
        return say(done);
      case 'made':
        return redirect(`/orders/${answer.orderId}?said=${done}`);
      case 'refused':
        return say(answer.because);
      case 'wrong':
        return redirect(
          `/orders/${id}?${new URLSearchParams([['wrong', answer.sentence], ...kept])}`,
        );
      default:
        return answer satisfies never;
    }
  };
  switch (form.get('act')) {
    case 'record':
    case 'hand back': {
      const way = handPaymentWays.find((one) => one === typed('way'));
      if (way === undefined) throw new Response(null, { status: 400 });
      const record = { way, reference: typed('reference'), movedOn: typed('on') };
      const kept: [string, string][] = [
        ['way', way],
        ['reference', record.reference],
        ['on', record.movedOn],
        ['rupees-in', typed('rupees')],
      ];
      if (form.get('act') === 'hand back')
        return sayHand(
          await orders.recordHandBack(id, { ...record, paise: Number(form.get('sum')) }),
          'handed back',
          kept,
        );
      const paise = readRupees(typed('rupees')) ?? 0;
      const seen = orderStates.find((state) => state === typed('seen')) ?? null;
      return sayHand(await orders.recordPayment(id, { ...record, paise }, seen), 'recorded', kept);
    }
    case 'mistake': {
      const reason = readNote(form, 'reason');
      if (reason.at === 'empty') return say('no note');
      if (reason.at === 'too long') return sayTooLong(reason.text);
      return sayHand(await orders.takeBackRecord(id, reason.note), 'taken back');
    }
    case 'withdraw': {
      const reason = readNote(form, 'reason');
      if (reason.at === 'empty') return say('no note');
      if (reason.at === 'too long') return sayTooLong(reason.text);
      const paise = Number(form.get('sum'));
      return sayHand(await orders.withdrawRefund(id, paise, reason.note), 'withdrawn');
    }
    case 'divide': {
      const later = readInstalmentDates(form);
      return sayHand(await orders.divide(id, later), 'planned', [
        ['sums', `${later.length + 1}`],
        ...later.map((date, n): [string, string] => [`due-${n + 2}`, date]),
      ]);
    }
    case 'move dates': {
      const dates = [2, 3, 4].flatMap((position) =>
        form.has(`becomes-${position}`)
          ? [{ position, was: typed(`was-${position}`), becomes: typed(`becomes-${position}`) }]
          : [],
      );
      return sayHand(await orders.moveDates(id, dates), 'dates moved');
    }
    case 'reconcile':
      return say((await orders.reconcile(id)) === 'asked' ? 'reconcile' : 'foreign');
    case 'second': {
      const became = await orders.allowSecond(id);
      return say(became === 'asked' ? 'second' : became);
    }
    case 'renew': {
      const became = await orders.renew(id);
      return became.at === 'made'
        ? redirect(`/orders/${became.orderId}?said=renewed`)
        : say('not renewed');
    }
    case 'settle': {
      const note = readNote(form, 'note');
      if (note.at === 'empty') return say('no note');
      if (note.at === 'too long') return sayTooLong(note.text);
      const seen = {
        discrepancy: discrepancyKinds.find((kind) => kind === form.get('doubt')) ?? null,
        raised: Number(form.get('raised')),
      };
      return say(
        await orders.settle(id, {
          note: note.note,
          seen,
          isRefund: form.get('refunded') === 'yes',
        }),
      );
    }
    case 'move':
      return say(await orders.move(id, String(form.get('batch') ?? '')));
    case 'grant':
      if (read.at !== 'asked') throw new Response(null, { status: 400 });
      {
        const granted = await orders.grant(id, read.question);
        switch (granted.at) {
          case 'granted':
            return say('grant');
          case 'made':
            return redirect(`/orders/${granted.orderId}?said=change`);
          case 'full':
            return say('no place');
          case 'not sold':
            return say('not sold');
          default:
            return granted satisfies never;
        }
      }
    case 'refund': {
      if (read.at !== 'asked') throw new Response(null, { status: 400 });
      const rupees = String(form.get('rupees') ?? '');
      const paise = readRupees(rupees) ?? 0;
      const given = readNote(form, 'reason');
      if (given.at === 'too long') return sayTooLong(given.text);
      const reason = given.at === 'read' ? given.note : '';
      const became =
        paise >= 100 ? await orders.refund(id, paise, read.question, reason) : 'too little';
      // Shows the question again with what was typed.
      const sayAgain = (flash: OrderFlash) =>
        say(flash, [...encodeRuleQuestion(read.question), ['rupees', rupees], ['reason', reason]]);
      switch (became) {
        case 'asked':
          return say('refund');
        case 'proposed':
        case 'late':
        case 'foreign':
          return say(became);
        case 'no reason':
          return sayAgain(became);
        case 'too much':
        case 'too little':
          return sayAgain('no sum');
        default:
          return became satisfies never;
      }
    }
    case 'confirm':
    case 'decline': {
      const proposal = String(form.get('proposal') ?? '');
      const became = await orders.endProposal(id, proposal, form.get('act') === 'confirm');
      return say(became === 'asked' ? 'refund' : became);
    }
    default:
      throw new Response(null, { status: 400 });
  }
}
