import type { StaticFile } from '../static/static-file.ts';

export type PageFiller = (file: StaticFile, query: string) => StaticFile;
