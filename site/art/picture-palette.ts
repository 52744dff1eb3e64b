/**
 * The colours of `styles/tokens.css` that are needed in picture files, which can't read a style sheet. A test compares
 * both files.
 */

export type ColourSchemeName = 'light' | 'dark';

export const picturePalette = {
  light: {
    rice: '#fbf6ec',
    'rice-2': '#f3ebdb',
    ink: '#1f1b3a',
    'ink-2': '#4a4566',
    marigold: '#f2a20c',
    kumkum: '#b82a18',
    leaf: '#26693f',
    sky: '#1a569a',
  },
  dark: {
    rice: '#15122b',
    'rice-2': '#1e1a3b',
    ink: '#f4eee1',
    'ink-2': '#c3bcd6',
    marigold: '#ffb938',
    kumkum: '#ff8a78',
    leaf: '#6fcf97',
    sky: '#8cc2ff',
  },
} as const satisfies Record<ColourSchemeName, Record<string, string>>;
