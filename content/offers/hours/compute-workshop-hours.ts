/** All hours of a workshop, which are all live: "16:00" to "18:30" on 4 days are 10 hours. */
export function computeWorkshopHours({
  days,
  startTime,
  endTime,
}: {
  days: number;
  startTime: string;
  endTime: string;
}): number {
  return (days * (minutesOf(endTime) - minutesOf(startTime))) / 60;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Says how many hours a workshop has: "10 hours in 4 days, all of them live." */
export function formatWorkshopHoursSentence(
  workshop: Parameters<typeof computeWorkshopHours>[0],
): string {
  return `${computeWorkshopHours(workshop)} hours in ${workshop.days} days, all of them live.`;
}
