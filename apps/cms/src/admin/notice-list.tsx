import './notice-list.css';
import Link from 'next/link';
import type { ReactNode } from 'react';

export type Tone = 'info' | 'warning' | 'error';

export type DashboardNotice = {
  tone: Tone;
  text: string;
  href?: string;
  /** A control behind the text. */
  action?: ReactNode;
  /** Required where texts may be equal. */
  key?: string;
};

type NoticeListProps = { id: string; title: string; notices: readonly DashboardNotice[] };

/** Notices above the dashboard, each optionally with a link and a control. */
export function NoticeList({ id, notices, title }: NoticeListProps) {
  return (
    <section aria-labelledby={id} className="notice-list">
      <h2 id={id}>{title}</h2>
      <ul>
        {notices.map(({ action, href, key, text, tone }) => (
          <li className={`notice-list__${tone}`} key={key ?? text}>
            {href ? <Link href={href}>{text}</Link> : text} {action}
          </li>
        ))}
      </ul>
    </section>
  );
}
