import './notice-list.css';
import Link from 'next/link';

export type Tone = 'info' | 'warning' | 'error';

type NoticeListProps = {
  id: string;
  title: string;
  notices: readonly { tone: Tone; text: string; href?: string }[];
};

/** Notices above the dashboard, each optionally linked. */
export function NoticeList({ id, notices, title }: NoticeListProps) {
  return (
    <section aria-labelledby={id} className="notice-list">
      <h2 id={id}>{title}</h2>
      <ul>
        {notices.map(({ href, text, tone }) => (
          <li className={`notice-list__${tone}`} key={text}>
            {href ? <Link href={href}>{text}</Link> : text}
          </li>
        ))}
      </ul>
    </section>
  );
}
