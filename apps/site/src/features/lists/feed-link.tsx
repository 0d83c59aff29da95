import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';

export type FeedLinkProps = {
  /** Without language prefix. */
  path: string;
  /** Before the bank's name; default: the bank's name alone. */
  title?: string;
};

/** Feed discovery link. */
export function FeedLink({ path, title }: FeedLinkProps) {
  const { bankName } = useRequiredRootData().settings;
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={title ? `${title} · ${bankName}` : bankName}
      href={inLocale(path, useSiteLocale())}
    />
  );
}
