import { SiteLink } from '#src/app/site-link.tsx';

type LinkTabsProps = {
  /** What they choose between: `Jenis kurs`. */
  label: string;
  tabs: { url: string; text: string; isCurrent: boolean }[];
};

/** Views of a page that have addresses of their own, chosen like tabs; they work without script, too. */
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
