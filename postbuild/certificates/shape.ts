export interface Shape {
  d: string;
  fill?: string;
  /** The opacity of the fill, from 0 to 1. Lines are always opaque. */
  opacity?: number;
  evenOdd?: boolean;
  stroke?: string;
  strokeWidth?: number;
  /** `scale` is applied to the path before it is moved to its place. */
  at?: { x: number; y: number; scale: number };
}
