import { SiteLink } from '#src/app/site-link.tsx';

type TagsProps = {
  /** Accessible name: `Topik`. */
  label: string;
  /** `lang`: language of the text, if it may not be the page's. */
  tags: { text: string; url: string; lang?: string }[];
  /** URL of the current tag, where they filter a list. On phones these are one row that scrolls. */
  current?: string;
};

/** Tag links; the current one is marked. */
export function Tags({ label, tags, current }: TagsProps) {
  return (
    <ul aria-label={label} className={current === undefined ? 'tags' : 'tags tags-filter'}>
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
