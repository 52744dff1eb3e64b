/**
 * Stops this process's clock. A page is rendered in several steps, and each step reads the clock. Around midnight, the
 * data of a page could be of one day and its words of the next. Also, two machines that render the same publication
 * must write the same bytes.
 */
export function stopClockAt(moment: Date): void {
  const at = moment.getTime();
  const Running = globalThis.Date;
  class StoppedDate extends Running {
    constructor(...values: unknown[]) {
      // The arguments are those of `Date`. The type says that there is only one, because TypeScript can't spread
      // several over the overloads of `Date`.
      super(...((values.length === 0 ? [at] : values) as [number]));
    }
    static override now(): number {
      return at;
    }
  }
  globalThis.Date = StoppedDate as DateConstructor;
}
