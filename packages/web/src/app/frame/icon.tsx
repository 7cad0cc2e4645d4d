/** Line icons of one family, in a box of 24 units. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  chat: 'M4 5h16v11h-8.5L7 20v-4H4z',
  check: 'M5 12.5l5 5L19.5 7',
  chart: 'M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4M8 12h8',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  door: 'M5 20.5V3.5h9v17M3 20.5h13M10.8 12v.2M17 8.5l3.5 3.5-3.5 3.5M20.2 12H16',
  gear: 'M4 7h9M19 7h1M4 17h1M11 17h9M13.5 7a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 0 0-5.4 0zM5.2 17a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 0 0-5.4 0z',
  help: 'M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.6v.2M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4z',
  hint: 'M9 17.5h6M10 20.5h4M8.7 14.6A6.3 6.3 0 1 1 15.3 14.6c-.6.5-.8 1-.8 1.6v1.3h-5v-1.3c0-.6-.2-1.1-.8-1.6z',
  hourglass:
    'M6 3.5h12M6 20.5h12M7.5 3.5c0 4.5 1.5 6 4.5 8.5 3-2.5 4.5-4 4.5-8.5M7.5 20.5c0-4.5 1.5-6 4.5-8.5 3 2.5 4.5 4 4.5 8.5',
  last: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
  learn: 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5V17c3 2.3 8 2.3 11 0v-5.5M21.5 9.5V15',
  left: 'M4.5 5v5h5M5.2 10A8 8 0 1 1 4.6 14.5',
  log: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4.5',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  'move-back': 'M15 5l-7 7 7 7',
  'move-on': 'M9 5l7 7-7 7',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 1 1 9.6 4.4a6.4 6.4 0 0 0 9.9 10.1z',
  open: 'M3.5 19V5.5h6l2 2.5h8V11M3.5 19l3-8h15l-3 8z',
  pause: 'M8.5 5v14M15.5 5v14',
  pass: 'M5 5.5l8 6.5-8 6.5zM18.5 5.5v13',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  play: 'M7 4.5l12 7.5-12 7.5z',
  players:
    'M9 4.5a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM2.8 19.5c.4-3.9 2.8-6 6.2-6s5.8 2.1 6.2 6M16 5.2a3 3 0 0 1 0 5.8M17.5 13.8c2.2.6 3.5 2.6 3.8 5.7',
  plus: 'M12 5v14M5 12h14',
  right: 'M19.5 5v5h-5M18.8 10A8 8 0 1 0 19.4 14.5',
  robot: 'M5 8.5h14v11H5zM12 8.5V4M12 4h.1M9 13v1M15 13v1M2.5 12.5v4M21.5 12.5v4',
  save: 'M12 4v10.5M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15',
  'score-back': 'M11 6l-6 6 6 6M14.5 12h6M17.5 9v6',
  'score-on': 'M13 6l6 6-6 6M3.5 12h6M6.5 9v6',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
  skip: 'M4 5.5l7 6.5-7 6.5zM12.5 5.5l7 6.5-7 6.5z',
  sun: 'M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  tiles: 'M4 4h7v7H4zM13.5 4h6.5v7h-6.5zM4 13.5h7V20H4zM13.5 13.5h6.5V20h-6.5z',
  track: 'M4.5 6.5h15v11h-15zM8 6.5v3M12 6.5v3M16 6.5v3M8 14.5v3M12 14.5v3M16 14.5v3',
  'turn-back': 'M12 5.5L5.5 12l6.5 6.5M19 5.5L12.5 12l6.5 6.5',
  'turn-on': 'M5 5.5l6.5 6.5L5 18.5M12 5.5l6.5 6.5-6.5 6.5',
  undo: 'M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon-art" viewBox="0 0 24 24" width="1.35em" height="1.35em" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
