import { LANGUAGE_TAGS, type Tag } from '@beranda/contract';

/** The list of all articles, of one tag where given. */
export function tagUrl(tag?: string | null): string {
  return tag ? `/blogs/all?tag=${tag}` : '/blogs/all';
}

/** Tags as links to their articles. */
export function tagLinks(tags: readonly Tag[]) {
  return tags.map(({ slug, title, language }) => ({
    text: title,
    url: tagUrl(slug),
    lang: LANGUAGE_TAGS[language],
  }));
}
