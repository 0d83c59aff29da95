import type { Example } from '../example.ts';
import { KawungDivider } from './kawung-divider.tsx';

export const title = 'Divider';

export const examples: Example[] = [
  { name: 'a hairline', element: <hr className="divider" /> },
  { name: 'kawung', element: <KawungDivider /> },
  {
    name: 'on a dark background',
    tone: 'dark',
    element: (
      <div className="grid gap-6">
        <hr className="divider" />
        <KawungDivider />
      </div>
    ),
  },
];
