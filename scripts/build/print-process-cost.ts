import { getHeapStatistics } from 'node:v8';

/**
 * Prints one line of JSON with the processor time and the peak memory of this process, and with the number of files
 * that the process made. Call it at the end of the process, because `npm run bench:publish` reads the last line of the
 * output.
 */
export function printProcessCost(files: number): void {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cpuMs = Math.round((userCPUTime + systemCPUTime) / 1000);
  const heapLimitMegabytes = Math.round(getHeapStatistics().heap_size_limit / 1024 / 1024);
  const peakMegabytes = Math.round(maxRSS / 1024);
  console.log(JSON.stringify({ files, cpuMs, peakMegabytes, heapLimitMegabytes }));
}
