import { ICON_NAMES } from '@beranda/contract/icon-names';
import { Flag } from '#src/components/flag.tsx';
import { Icon } from '#src/components/icon.tsx';

const TILES = 'mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5';
const TILE = 'card flex min-w-0 items-center gap-3 p-4 text-sm';

export function Icons() {
  return (
    <ul className={TILES}>
      {ICON_NAMES.map((name) => (
        <li key={name} className={TILE}>
          <Icon name={name} className="flex-none text-primary" />
          <span className="min-w-0">{name}</span>
        </li>
      ))}
    </ul>
  );
}

export function Flags() {
  return (
    <ul className={TILES}>
      {['flag-id', 'flag-us'].map((name) => (
        <li key={name} className={TILE}>
          <Flag name={name} width={30} />
          {name}
        </li>
      ))}
    </ul>
  );
}
