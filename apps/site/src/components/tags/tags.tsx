import { SiteLink } from '#src/app/site-link.tsx';

type TagsProps = {
  /** What the list is of, for those who do not see it: `Topik`. */
  label: string;
  /** Each with the language of its text, where that may not be the page's. */
  tags: { text: string; url: string; lang?: string }[];
  /** The address of the tag whose page this is. */
  current?: string;
};

/** Pills that lead to what shares a tag; the current one is marked. */
export function Tags({ label, tags, current }: TagsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
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
