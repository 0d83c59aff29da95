/** The addresses of all Markdown links in a seeded value, in the order of its texts. */
export function markdownLinksIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => String(url));
}
