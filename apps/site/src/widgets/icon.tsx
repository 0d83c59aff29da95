/** One stroked set on a 24 grid. Names are what the back office stores for menus, tiles and points. */
const PATHS = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20 20l-4-4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  login: 'M14 4h5v16h-5M4 12h10M10.5 8.5 14 12l-3.5 3.5',
  'user-plus':
    'M10 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3.5 20c.5-3.5 3-5.5 6.5-5.500s6 2 6.5 5.500M18 8v6M15 11h6',
  'chevron-down': 'M6.5 9.5 12 15l5.5-5.5',
  'chevron-right': 'M9.5 6.5 15 12l-5.5 5.5',
  'arrow-right': 'M4.5 12h15M13 5.500l6.5 6.5-6.5 6.5',
  'arrow-left': 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5',
  'arrow-up-right': 'M7 17 17 7M8.5 7H17v8.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  calculator:
    'M6 3.500h12v17H6zM9 7.500h6M9 12h.01M12 12h.01M15 12h.01M9 15.500h.01M12 15.500h.01M15 15.500h.01',
  'trend-up': 'M3.5 17 10 10.500l4 4L20.5 8M15 8h5.500v5.5',
  'map-pin':
    'M12 21c-4.5-4.5-7-7.5-7-11a7 7 0 0 1 14 0c0 3.5-2.5 6.5-7 11ZM12 7.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  message: 'M4 5h16v11H9.500L5.5 19.500V16H4zM8 9h8M8 12h5',
  'piggy-bank':
    'M4 12.500c0-3.6 3.4-6 7.5-6 1.2 0 2.3.2 3.3.6L17.5 5v3.600c.9.8 1.5 1.7 1.8 2.700H21v4h-2.200c-.6.9-1.4 1.6-2.3 2.200V20h-3v-1.500h-3V20h-3v-2.800c-2.1-1.1-3.5-2.8-3.5-4.700ZM15.5 11.500h.01M9 9.700c1.2-.5 2.4-.6 3.6-.4',
  'hand-coins':
    'M3 14.500h3l3-1.500h4.500a1.5 1.5 0 0 1 0 3H10M13.5 15.500l4.8-2.300a1.6 1.6 0 0 1 1.5 2.800L13 20H6M3 14v7M14 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  diamond: 'M7 4.500h10l4 5.5-9 10L3 10zM3 10h18M9.5 10 12 20l2.5-10L12 4.500z',
  truck:
    'M2.5 6h11v10.500h-11zM13.5 9.500h4l4 4v3h-8M7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  store:
    'M4.5 10.500V20h15v-9.500M3 8.5 5 4h14l2 4.500c0 1.5-1 2.5-2.3 2.5-1.2 0-2.2-1-2.2-2.2 0 1.2-1 2.2-2.25 2.200S12 10 12 8.800C12 10 11 11 9.750 11S7.5 10 7.5 8.800C7.5 10 6.5 11 5.3 11 4 11 3 10 3 8.500ZM9.5 20v-5h5v5',
  book: 'M12 6.500C10 5 7.5 4.5 4 4.500v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2ZM12 6.500v13',
  clipboard: 'M8.5 5H6v15.500h12V5h-2.500M9 3.500h6v3H9zM9 11h6M9 14.500h6',
  handshake:
    'M3 7l4-1.5 5 2 5-2L21 7v8l-3 1M3 15l3 1 4.5 3.500c.8.6 1.7.4 2.2-.2l4.8-4.800L13.5 10l-2.5 2c-1 .7-2.3.2-2.3-1l3.3-3.500M3 7v8',
  package: 'M12 3.500l8 4.250v8.500l-8 4.25-8-4.250v-8.500zM4 7.750 12 12l8-4.250M12 12v8.500M8 5.600l8 4.25',
  'graduation-cap':
    'M12 5 2.5 9.5 12 14l9.5-4.500zM6.5 11.500V16c1.5 1.5 3.3 2.2 5.5 2.200s4-.7 5.5-2.200v-4.500M21.5 9.500V15',
  phone:
    'M6 3.500h3.500l1.5 4.5-2 1.500a11 11 0 0 0 5.5 5.500l1.5-2 4.5 1.500V18a2.5 2.5 0 0 1-2.5 2.500C10.5 20.5 3.5 13.5 3.5 6A2.5 2.5 0 0 1 6 3.500Z',
  shield: 'M12 3.5 5 6v5.500c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.200L15.5 10',
  clock: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.500V12l3 2',
  mail: 'M3.5 6h17v12.500h-17zM4 6.500l8 6.5 8-6.5',
  check: 'M5 12.5 10 17.5 19.5 7',
  warning: 'M12 4 2.5 20h19zM12 10v4.500M12 17.300h.01',
  instagram:
    'M7 3.500h10A3.5 3.5 0 0 1 20.5 7v10a3.5 3.5 0 0 1-3.5 3.500H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.500ZM12 8.250a3.750 3.750 0 1 0 0 7.5 3.750 3.750 0 0 0 0-7.500ZM17 7h.01',
  youtube:
    'M4.5 6.500c5-.7 10-.7 15 0 .7.1 1.2.7 1.3 1.4.3 2.7.3 5.5 0 8.2-.1.7-.6 1.3-1.3 1.4-5 .7-10 .7-15 0-.7-.1-1.2-.7-1.3-1.4-.3-2.7-.3-5.5 0-8.2.1-.7.6-1.3 1.3-1.400ZM10 9.200v5.600l5-2.800z',
  linkedin:
    'M4 4h16v16H4zM8 10.500V16.500M8 7.500h.01M11.5 16.500v-6M11.5 13c0-1.5 1-2.5 2.3-2.500s2.2.9 2.2 2.500v3.5',
  'app-store':
    'M12.5 7.500c1.5-1.3 3-1.3 4.5-.3 1 .7 1.7 1.7 2 2.8-1.7 1-2.3 3.5-.3 5-.8 2.2-2.2 4.5-4 4.5-1 0-1.5-.5-2.5-.5s-1.5.5-2.5.5c-2.5 0-4.7-4.5-4.7-7.8 0-3.2 2-4.9 4-4.9 1.2 0 2.3.7 3.5.7ZM12 6c0-1.7 1.2-3 2.8-3.2',
  'google-play':
    'M5.5 3.800v16.400c0 .5.5.8.9.5L19.5 12.600c.4-.3.4-.9 0-1.200L6.4 3.300c-.4-.3-.9 0-.9.5ZM5.7 4l8.8 11.500M5.7 20l8.8-11.5',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof PATHS;

function isIconName(name: string): name is IconName {
  return name in PATHS;
}

/** A decorative icon; what it means is always said in words beside it. An unknown name shows nothing. */
export function Icon({ name, size = 24, className }: { name: string; size?: number; className?: string }) {
  if (!isIconName(name)) return null;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
