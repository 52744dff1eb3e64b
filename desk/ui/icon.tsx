/**
 * Small icons, drawn on a grid of 24 units in the colour of the text. Each icon has a word beside it; where there is no
 * room, only screen readers get the word.
 */
const paths = {
  today: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h4',
  inbox: 'M4 5h16v14H4zM4 13h5l1 3h4l1-3h5',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  batches: 'M4 5h16v15H4zM4 9h16M8 3v4M16 3v4M8 13h3M13 13h3M8 16.500h3',
  'follow-ups': 'M12 21a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM12 8v5l3.500 2',
  learners:
    'M12 5L2 9.500l10 4.500 10-4.500zM6 12v4.500c0 1.500 2.700 3 6 3s6-1.500 6-3V12M22 9.500V15',
  more: 'M5 12h0M12 12h0M19 12h0',
  numbers: 'M4 20h16M7 20v-7M12 20V5M17 20v-11',
  staff:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.5 2.7-6 6-6s6 2.5 6 6M16 5a3 3 0 0 1 0 6M17 14c2.5.6 4 2.8 4 6',
  audit: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.500v5M8 14.500v5',
  publish: 'M12 15V4M7.500 8.500L12 4l4.500 4.500M4 15v5h16v-5',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.6-7 8-7s8 3 8 7',
  call: 'M6 3h3l2 5-2.5 1.500a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.500L21 21',
  done: 'M4 12.500l5.5 5.500L20 7',
  note: 'M5 4h14v16H5zM9 9h6M9 13h6',
  take: 'M12 3v11M7.500 9.500L12 14l4.500-4.500M4 15v5h16v-5',
  missed: 'M6 6l12 12M18 6L6 18',
  add: 'M12 5v14M5 12h14',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
