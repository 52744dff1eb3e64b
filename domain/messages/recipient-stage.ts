/**
 * The stage of the work with a person. A message is meant for the people of one stage, or of any: a person who has
 * paid, for example, is not asked when we may call. Messages for enrolled people are offered for nobody else.
 */
import type { EnquiryState } from '../enquiries/enquiry-states.ts';

export const recipientStages = ['any', 'new', 'missed', 'talked', 'enrolled'] as const;
export type RecipientStage = (typeof recipientStages)[number];

const stageOf: Readonly<Record<EnquiryState, RecipientStage>> = {
  new: 'new',
  'not reachable': 'missed',
  reached: 'talked',
  thinking: 'talked',
  enrolled: 'enrolled',
  lost: 'talked',
};

/**
 * The messages that can be sent to a person in this state: first those for the person's stage, then those for any
 * stage, last those for other stages. An enrolled person gets only the messages for enrolled people and for any stage.
 */
export function messagesForState<Message extends { stage: RecipientStage }>(
  messages: readonly Message[],
  state: EnquiryState,
): Message[] {
  const stage = stageOf[state];
  const rank = (one: Message) => [stage, 'any'].indexOf(one.stage) >>> 0;
  return messages
    .filter((one) => one.stage === 'any' || (one.stage === 'enrolled') === (stage === 'enrolled'))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** A stage that a later release stored counts as "any". */
export const readRecipientStage = (stored: string): RecipientStage =>
  recipientStages.find((one) => one === stored) ?? 'any';
