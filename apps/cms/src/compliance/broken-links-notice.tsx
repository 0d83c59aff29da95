import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { hasRole } from '#cms/access/roles.ts';
import { NoticeList } from '#cms/admin/notice-list.tsx';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { listBrokenLinks } from './broken-links.ts';

const title = bilingual('Tautan yang terputus di situs', 'Broken links of the site');

/** Maximum number of places that are listed; the rest is counted. */
const MAX_PLACES = 20;

const more = (count: number) =>
  bilingual(
    `Dan ${count} tempat lain. Daftarnya lanjut setelah yang di atas diperbaiki.`,
    `And ${count} more. The list goes on when those above are mended.`,
  );

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'> & { siteUrl: string };

async function BrokenLinks({ i18n, payload, siteUrl }: Props) {
  const places = await listBrokenLinks(payload, siteUrl);
  if (places.length === 0) return null;
  const rest = places.length - MAX_PLACES;
  return (
    <NoticeList
      id="broken-links-title"
      title={inLanguageOf({ i18n }, title)}
      notices={[
        ...places.slice(0, MAX_PLACES).map(({ path, text }) => ({
          tone: 'warning' as const,
          text: inLanguageOf({ i18n }, text),
          href: payload.config.routes.admin + path,
        })),
        ...(rest > 0 ? [{ tone: 'info' as const, text: inLanguageOf({ i18n }, more(rest)) }] : []),
      ]}
    />
  );
}

/** Lists links to pages that do not exist, for those who keep content. The dashboard does not wait for it. */
export function BrokenLinksNotice(props: Props) {
  if (!hasRole(props.user, 'administrator', 'publisher', 'editor')) return null;
  return (
    <Suspense fallback={null}>
      <BrokenLinks {...props} />
    </Suspense>
  );
}
