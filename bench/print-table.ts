/** Prints the result of a benchmark: one table in Markdown, with the machine and the day above it. */
import { cpus, loadavg } from 'node:os';

export function printHeading(what: string): void {
  const load = loadavg().map((share) => share.toFixed(1));
  const [core] = cpus();
  console.log(`${what}\n`);
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${core?.model ?? 'unknown'}, Node ${process.versions.node}, load ${load.join(' ')} at the start\n`,
  );
}

/**
 * Prints the head of a table, which sets the widths of the columns. Returns a function that prints one row, so that
 * rows can be printed one by one. `firstWidth` is the width of the first column.
 */
export function startTable(head: readonly string[], firstWidth: number): (cells: string[]) => void {
  const widths = head.map((cell, n) => (n === 0 ? firstWidth : Math.max(cell.length, 8)));
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, n) =>
      n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0),
    );
    console.log(`| ${padded.join(' | ')} |`);
  };
  line(head);
  const rule = (width: number, n: number) =>
    n === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
  console.log(`| ${widths.map(rule).join(' | ')} |`);
  return line;
}
