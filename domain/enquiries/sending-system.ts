/** A system that sends enquiries to this service, for example JustDial or IndiaMART. */
export type SendingSystem = {
  id: string;
  name: string;
  /**
   * Whether the people whose enquiries the system sends already know how their data is used: `elsewhere` (for example,
   * the form that they filled in told them) or `not yet`.
   */
  told: 'elsewhere' | 'not yet';
  madeAt: Date;
  lastAt: Date | null;
  withdrawnAt: Date | null;
};
