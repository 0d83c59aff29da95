import { SiteLink } from '#src/app/site-link.tsx';

type TagsProps = {
  /** Accessible name: `Topik`. */
  label: string;
  /** `lang`: language of the text, if it may not be the page's. */
  tags: { text: string; url: string; lang?: string }[];
  /** URL of the current tag. */
  current?: string;
  /** Whether they filter or sort a list: then they are one row that scrolls on phones. Default: if one is current. */
  isFilter?: boolean;
};

/** Tag links; the current one is marked. */
export function Tags({ label, tags, current, isFilter = current !== undefined }: TagsProps) {
  return (
    <ul aria-label={label} className={isFilter ? 'tags tags-filter' : 'tags'}>
      {tags.map(({ text, url, lang }) => (
        <li key={url} className="max-w-full">
          <SiteLink to={url} lang={lang} aria-current={url === current ? 'page' : undefined} className="tag">
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
