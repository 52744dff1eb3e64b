/**
 * Stops the clock of this process at one moment. A page is rendered in several steps, and each reads the clock: at
 * midnight its data could speak of one day and its words of the next. Two machines that render one publication also
 * have to write the same bytes.
 */
export function stopClockAt(moment: Date): void {
  const at = moment.getTime();
  const Running = globalThis.Date;
  class StoppedDate extends Running {
    constructor(...values: unknown[]) {
      // The arguments are those of `Date` itself, whose signatures cannot be spread.
      super(...((values.length === 0 ? [at] : values) as [number]));
    }
    static override now(): number {
      return at;
    }
  }
  globalThis.Date = StoppedDate as DateConstructor;
}
