/**
 * The computer that an offer needs, read from the line "Computer" of its needs ("8 GB of memory", "20 GB free"), so
 * that the numbers are written in one place only.
 */
export interface LaptopNeeds {
  memoryGb: number;
  /** The free space that is needed, in GB; null if nothing large is installed. */
  freeGb: number | null;
  /** The operating system that is needed; null if any will do. */
  system: 'Windows' | 'Windows 11' | null;
}

/** Reads the needs from the line "Computer" of an offer. Throws if the line names no memory. */
export function parseLaptopNeeds(computer: string): LaptopNeeds {
  const numberBefore = (words: string) =>
    Number(computer.match(new RegExp(`(\\d+) GB ${words}`))?.[1] ?? Number.NaN);
  const memoryGb = numberBefore('of memory');
  if (Number.isNaN(memoryGb))
    throw new Error(`"${computer}" does not say how much memory, such as "8 GB of memory".`);
  const freeGb = numberBefore('free');
  const [windows] = computer.match(/Windows( 11)?/) ?? [];
  const isWindowsAlone = windows !== undefined && !/macOS|Linux/.test(computer);
  return {
    memoryGb,
    freeGb: Number.isNaN(freeGb) ? null : freeGb,
    system: isWindowsAlone ? (windows === 'Windows 11' ? 'Windows 11' : 'Windows') : null,
  };
}
