import { getHeapStatistics } from 'node:v8';

/**
 * Prints the processor time and the peak memory of this process, with the number of files that it made, as its last
 * line. `npm run bench:publish` reads this line.
 */
export function printProcessCost(files: number): void {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cpuMs = Math.round((userCPUTime + systemCPUTime) / 1000);
  const heapLimitMegabytes = Math.round(getHeapStatistics().heap_size_limit / 1024 / 1024);
  const peakMegabytes = Math.round(maxRSS / 1024);
  console.log(JSON.stringify({ files, cpuMs, peakMegabytes, heapLimitMegabytes }));
}
