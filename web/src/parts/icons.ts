/** Line icons on a 24 by 24 grid: paths, and circles as [x, y, radius]. */
interface Drawing {
  paths: readonly string[];
  circles?: readonly (readonly [number, number, number])[];
}

export const ICONS = {
  chat: { paths: ['M4 5h16v11H9l-4 4v-4H4Z'] },
  help: {
    paths: ['M9 9a3 3 0 1 1 4.2 2.8c-.9.4-1.2 1-1.2 2.2M12 17.5v.01'],
    circles: [[12, 12, 9]],
  },
  settings: {
    paths: ['M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3'],
    circles: [
      [15, 7, 2],
      [9, 12, 2],
      [15, 17, 2],
    ],
  },
  globe: { paths: ['M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18'], circles: [[12, 12, 9]] },
  link: {
    paths: [
      'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
    ],
  },
  copy: { paths: ['M9 9h11v11H9ZM5 15H4V4h11v1'] },
  share: { paths: ['M12 15V3M8 7l4-4 4 4M5 12v8h14v-8'] },
  undo: { paths: ['M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3'] },
  again: { paths: ['M5 12a7 7 0 1 1 2.5 5.4M5 19v-4.5h4.5'] },
  check: { paths: ['M5 12.5 10 17.5 19.5 7'] },
  cross: { paths: ['M6 6l12 12M18 6 6 18'] },
  lock: { paths: ['M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3'] },
  shield: { paths: ['M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6ZM8.5 12l2.5 2.5 4.5-5'] },
  play: { paths: ['M7 4.5v15l12-7.5Z'] },
  pause: { paths: ['M8 5v14M16 5v14'] },
  next: { paths: ['M9 5l7 7-7 7'] },
  previous: { paths: ['M15 5l-7 7 7 7'] },
  first: { paths: ['M18 5l-7 7 7 7M7 5v14'] },
  last: { paths: ['M6 5l7 7-7 7M17 5v14'] },
  eye: {
    paths: ['M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z'],
    circles: [[12, 12, 3]],
  },
  bot: {
    paths: ['M6 9h12v9H6ZM12 9V5M9 21h6M3.5 12v3M20.5 12v3'],
    circles: [
      [12, 4, 1],
      [9.5, 13, 0.8],
      [14.5, 13, 0.8],
    ],
  },
  people: {
    paths: ['M3 20c0-4 2.5-6 6-6s6 2 6 6M16 14c3 0 5 2 5 5.5'],
    circles: [
      [9, 8, 3.5],
      [16.5, 8.5, 2.5],
    ],
  },
  screen: { paths: ['M3 5h18v11H3ZM9 20h6M12 16v4'] },
  clock: { paths: ['M12 7v5l3.5 2'], circles: [[12, 12, 9]] },
  moon: { paths: ['M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z'] },
  sun: {
    paths: [
      'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
    ],
    circles: [[12, 12, 4]],
  },
  down: { paths: ['M6 9l6 6 6-6'] },
  right: { paths: ['M9 6l6 6-6 6'] },
  deck: { paths: ['M5 8h11v13H5ZM8 5h11v13M8 5v3'] },
  rematch: {
    paths: ['M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5'],
  },
  plus: { paths: ['M12 5v14M5 12h14'] },
  minus: { paths: ['M5 12h14'] },
  rubble: { paths: ['M3 20h18M5 20l3-6 4 1 2 5M13 14l2-5 4 1 1 5-4 2'] },
  menu: { paths: ['M4 7h16M4 12h16M4 17h16'] },
  key: { paths: ['M3 7h18v10H3ZM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8'] },
  download: { paths: ['M12 4v11M8 11l4 4 4-4M5 20h14'] },
  noLink: { paths: ['M10 14a4 4 0 0 0 6 .4l1-1M14 10a4 4 0 0 0-6-.4l-1 1M4 4l16 16'] },
  sound: { paths: ['M4 9.5v5h3.5L12 18V6L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'] },
  silent: { paths: ['M4 9.5v5h3.5L12 18V6L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5'] },
  bell: { paths: ['M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15ZM10 21.5h4'] },
  warn: { paths: ['M12 4 21.5 20h-19ZM12 10v4.5M12 17.3v.01'] },
  hand: {
    paths: [
      'M7 12.5V6.5a1.6 1.6 0 0 1 3.2 0V11M10.2 10.5V4.8a1.6 1.6 0 0 1 3.2 0v5.7M13.4 10.5V6a1.6 1.6 0 0 1 3.2 0v6M16.6 9.5a1.5 1.5 0 0 1 3 0v5.5c0 3.5-2.5 6-6 6h-1c-2.5 0-4-1-5.3-3L4.3 13.5c-.8-1.3.8-2.6 1.9-1.5L7 13',
    ],
  },
  turnLeft: {
    paths: ['M21.5 10.5c0-3-4.2-5.5-9.5-5.5s-9.5 2.5-9.5 5.5S6.7 16 12 16h1M9.5 12 13.5 16l-4 4'],
  },
  turnRight: {
    paths: ['M2.5 10.5c0-3 4.2-5.5 9.5-5.5s9.5 2.5 9.5 5.5S17.3 16 12 16h-1M14.5 12 10.5 16l4 4'],
  },
  history: { paths: ['M12 8v4.5l3 1.5M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4'] },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
