import { SiteLink } from '#src/app/site-link.tsx';

type LinkTabsProps = {
  /** Accessible name: `Jenis kurs`. */
  label: string;
  tabs: { url: string; text: string; isCurrent: boolean }[];
};

/** Tab-like links between views that have URLs of their own; work without JavaScript. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="tab-list w-fit">
        {tabs.map(({ url, text, isCurrent }) => (
          <li key={url} className="flex-none">
            <SiteLink to={url} className="tab tab-link" aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
