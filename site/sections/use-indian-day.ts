import { useSyncExternalStore } from 'react';
import { indianDay, indiaUtcOffsetMs } from '#content/indian-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The date in India, such as "2026-11-21". A page that stays open over midnight renders again with the new date. */
export function useIndianDay(): string {
  return useSyncExternalStore(onEachMidnight, today, today);
}

const today = () => indianDay(new Date());

function onEachMidnight(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A timer may end a moment before midnight; the next timer then waits for the rest of the day, only a moment.
  const wait = () => {
    const restMs = dayMs - ((Date.now() + indiaUtcOffsetMs) % dayMs);
    timer = setTimeout(() => {
      onChange();
      wait();
    }, restMs);
  };
  wait();
  return () => clearTimeout(timer);
}
