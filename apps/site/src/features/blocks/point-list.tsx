import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';

type Point = { icon: string; title: string; text: string };

/** A cross stands beside what must not be done, so it must not look like praise. */
const toneOf = (icon: string) =>
  icon === 'close' ? 'bg-danger-soft text-danger' : 'bg-accent-soft text-accent-strong';

/** Points in a grid, as many per row as fit. Where it is one, the text has the whole width below icon and title. */
export function PointList({
  points,
  under,
}: {
  points: readonly Point[];
  under?: (index: number) => ReactNode;
}) {
  // Four points look better as two rows of two.
  const isInThrees = points.length === 3 || points.length > 4;
  return (
    <ul
      className={`grid overflow-hidden rounded-card border border-line bg-card @2xl:grid-cols-2 ${isInThrees ? '@5xl:grid-cols-3' : ''}`}
    >
      {points.map(({ icon, title, text }, index) => (
        <li
          key={title}
          className="group relative -mr-px -mb-px grid grid-cols-[auto_1fr] items-center gap-x-4 border-line border-r border-b p-6 has-[a]:hover:bg-primary-soft @2xl:flex @2xl:flex-col @2xl:items-start @2xl:gap-0 @2xl:p-8 @2xl:@max-5xl:last:odd:col-span-2"
        >
          <span className={`flex size-12 items-center justify-center rounded-field ${toneOf(icon)}`}>
            <Icon name={icon} />
          </span>
          <h3 className="text-xl @2xl:mt-6">{title}</h3>
          <div className="col-span-2 mt-3 flex flex-1 flex-col items-start @2xl:mt-2">
            <p className="mb-auto text-muted">{text}</p>
            {under?.(index)}
          </div>
        </li>
      ))}
    </ul>
  );
}
