import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Full path including language prefix. */
  to: string;
  /** Reload the document instead of navigating client-side. */
  reloadDocument?: boolean;
  /** State of the history entry. */
  state?: unknown;
};

/** Whether a click follows the link here; with other buttons or a key held it opens a tab or a menu, or downloads. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * A link handled by the router. React Router's own Link and its hooks resolve relative paths, per link and render, and
 * have prefetching; full paths need neither.
 */
export function RouterLink({ to, reloadDocument, state, onClick, ...anchor }: RouterLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const opensHere = !reloadDocument && (!anchor.target || anchor.target === '_self');
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!opensHere || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // As browsers do: a link to the current address adds no entry to the history.
    void navigate(to, { replace: to === createPath(location), state });
  }
  return <a {...anchor} href={to} onClick={handleClick} />;
}
