/** Push notifications about new enquiries on this device. They end with the session. */
export type PushApi = {
  /** The public key with which a browser subscribes. */
  key(): Promise<string>;
  /** Subscribes this session. False if `endpoint` is not the address of a push service. */
  subscribe(endpoint: string): Promise<boolean>;
  /** Whether this session has a subscription. */
  isOn(): Promise<boolean>;
  stop(): Promise<void>;
};
