import type { Example } from '../example.ts';

export const title = 'Skeleton';

export const examples: Example[] = [
  {
    name: 'of a card',
    element: (
      <div className="card grid max-w-sm gap-3 p-6" aria-hidden="true">
        <div className="skeleton h-32" />
        <div className="skeleton h-6 w-2/3" />
        <div className="skeleton" />
        <div className="skeleton w-4/5" />
        <div className="skeleton skeleton-round h-10 w-32" />
      </div>
    ),
  },
];
