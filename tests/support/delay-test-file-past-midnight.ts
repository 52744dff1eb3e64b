/**
 * Delays a test file that would start just before midnight in India. Files read the date once, and what they store
 * after midnight would be a day later.
 */
import { setTimeout } from 'node:timers/promises';
import { computeDelayPastMidnightMs } from './compute-delay-past-midnight-ms.ts';

const delay = computeDelayPastMidnightMs(new Date());
if (delay > 0) await setTimeout(delay);
