import { LANGUAGES, type Tag } from '@beranda/contract';

/** URL of the list of all articles, or of one tag. */
export function tagUrl(tag?: string | null): string {
  return tag ? `/blogs/all?tag=${tag}` : '/blogs/all';
}

export function tagLinks(tags: readonly Tag[]) {
  return tags.map(({ slug, title, language }) => ({
    text: title,
    url: tagUrl(slug),
    lang: LANGUAGES[language].tag,
  }));
}
