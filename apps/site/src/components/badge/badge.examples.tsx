import type { Example } from '../example.ts';
import { Icon } from '../icon.tsx';

export const title = 'Badge';

export const examples: Example[] = [
  {
    name: 'what something is',
    element: (
      <div className="flex flex-wrap gap-3">
        <span className="badge">Deposito</span>
        <span className="badge badge-outline">Kartu</span>
        <span className="badge badge-primary">UMKM</span>
        <span className="badge badge-accent">Baru</span>
      </div>
    ),
  },
  {
    name: 'how it stands',
    element: (
      <div className="flex flex-wrap gap-3">
        <span className="badge badge-success">
          <Icon name="check" size={14} />
          Selesai
        </span>
        <span className="badge badge-warning">
          <Icon name="clock" size={14} />
          Diproses
        </span>
        <span className="badge badge-danger">
          <Icon name="warning" size={14} />
          Lewat tenggat
        </span>
      </div>
    ),
  },
  { name: 'over a picture', tone: 'dark', element: <span className="badge badge-dark">Usaha</span> },
];
