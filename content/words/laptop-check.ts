/** The texts of "Is my laptop enough?": what an offer needs, and where visitors see what their computer has. */
import type { LaptopNeeds } from '../offers/facts/parse-laptop-needs.ts';

export const heading = 'Is my laptop enough?';
const memory = (gb: number) => `at least ${gb} GB of memory`;
const space = (gb: number) => `${gb} GB of free space`;

/** A sentence such as "You need at least 8 GB of memory and 20 GB of free space, on Windows 11." */
export function formatLaptopNeedsSentence({ memoryGb, freeGb, system }: LaptopNeeds): string {
  const parts = [memory(memoryGb), ...(freeGb === null ? [] : [space(freeGb)])];
  return `You need ${parts.join(' and ')}${system === null ? '' : `, on ${system}`}.`;
}

export const windowsCheck = {
  name: 'Windows',
  text: 'Open Settings > System > About. “Installed RAM” is the memory, and “Edition” is the version of Windows. Settings > System > Storage shows the free space.',
};
/** How to check a Mac or a Linux computer. Not shown for an offer that needs Windows. */
export const otherSystemChecks = [
  {
    name: 'Mac',
    text: 'Open the Apple menu > About This Mac: it shows the memory. System Settings > General > Storage shows the free space.',
  },
  {
    name: 'Linux',
    text: 'The command free -h shows the memory, and df -h the free space.',
  },
];
export const notEnoughText =
  'Less than that? Ask us before you pay: we tell you whether yours will do.';
export const askLabel = 'Ask about my laptop';
