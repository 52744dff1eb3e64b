export type Moment = Date | number;
