export interface Shape {
  d: string;
  fill?: string;
  /** The opacity of the fill, from 0 to 1. Lines are always opaque. */
  opacity?: number;
  evenOdd?: boolean;
  stroke?: string;
  strokeWidth?: number;
  /** The path is scaled first, then moved. */
  at?: { x: number; y: number; scale: number };
}
