import { expect, it } from 'vitest';
import { makeInitialMessageTemplates } from './make-initial-message-templates.ts';
import { messagesForState, readRecipientStage } from './recipient-stage.ts';

const ready = makeInitialMessageTemplates('Miranaya');

it('never asks a person who has paid when they may be called', () => {
  const forPaid = messagesForState(ready, 'enrolled');
  expect(forPaid.map(({ channel }) => channel)).toEqual(['whatsapp', 'mail']);
  for (const { body } of forPaid) expect(body).not.toMatch(/call you/);
});

it.each([
  ['new', 'First answer'],
  ['not reachable', 'Tried to call'],
  ['reached', 'After our call'],
  ['thinking', 'After our call'],
] as const)('offers first the message for the state %s', (state, name) => {
  const offered = messagesForState(ready, state);
  expect(offered[0]?.name).toBe(name);
  // All messages are offered, except the two that are meant for people who have enrolled.
  expect(offered).toHaveLength(ready.length - 2);
});

it('treats a stage of a later release as any stage', () => {
  expect(readRecipientStage('of a later release')).toBe('any');
  expect(messagesForState([{ stage: 'any' as const }], 'enrolled')).toHaveLength(1);
});
