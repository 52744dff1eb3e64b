export interface DrawnPath {
  d: string;
  fill?: string;
  /** The opacity of the fill, from 0 to 1. Lines are always opaque. */
  opacity?: number;
  evenOdd?: boolean;
  stroke?: string;
  strokeWidth?: number;
  /** Where the path is drawn: it is first scaled by `scale`, then moved to `x` and `y`. */
  at?: { x: number; y: number; scale: number };
}
