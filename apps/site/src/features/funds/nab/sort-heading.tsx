import { SiteLink } from '#src/app/site-link.tsx';
import { defaultOrderOf, nabAddressOf, type SortKey, type View } from './nab-query.ts';

type SortHeadingProps = { view: View; sort: SortKey; text: string; isNumeric?: boolean };

/** Sortable column heading; a second click reverses the order. */
export function SortHeading({ view, sort, text, isNumeric }: SortHeadingProps) {
  const order = view.sort === sort ? view.order : undefined;
  const next = order ? (order === 'asc' ? 'desc' : 'asc') : defaultOrderOf(sort);
  const state = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined;
  return (
    <th scope="col" className={isNumeric ? 'numeric' : undefined} aria-sort={state}>
      <SiteLink
        to={`${nabAddressOf({ ...view, sort, order: next })}#funds`}
        className="sort-link"
        rel="nofollow"
      >
        {text}
        <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
          <path d="M4 0l4 5H0z" className={order === 'asc' ? 'sort-on' : 'sort-off'} />
          <path d="M4 12 0 7h8z" className={order === 'desc' ? 'sort-on' : 'sort-off'} />
        </svg>
      </SiteLink>
    </th>
  );
}
