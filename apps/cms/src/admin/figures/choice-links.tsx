import './choice-links.css';
import Link from 'next/link';

type Props = {
  title: string;
  /** Each choice has an address of its own. */
  links: readonly { label: string; href: string; isCurrent: boolean }[];
};

/** A choice of what a screen shows, as links. */
export function ChoiceLinks({ title, links }: Props) {
  return (
    <nav aria-label={title} className="choice-links">
      <ul>
        {links.map(({ href, isCurrent, label }) => (
          <li key={label}>
            <Link aria-current={isCurrent ? 'page' : undefined} href={href} prefetch={false} scroll={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
