export type Point = readonly [x: number, y: number];
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
