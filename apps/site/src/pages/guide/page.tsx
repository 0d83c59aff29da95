import { useLoaderData } from 'react-router';
import { languageOf } from '#src/components/language-of.ts';
import { Feedback } from '#src/features/feedback/feedback.tsx';
import { groupUrl, guideUrl } from '#src/features/guides/guide-groups.ts';
import { ReferencePage } from '#src/features/items/reference-page/reference-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { GuidePageData } from './loader.server.ts';

export function Page() {
  const { guide, group, previous, next, isPreview } = useLoaderData<GuidePageData>();
  const t = useTranslations('guides');
  return (
    <ReferencePage
      item={guide}
      crumbs={[
        { text: t('title'), url: '/about-us/guides' },
        ...(group ? [{ text: group.title, url: groupUrl(group), lang: languageOf(group) }] : []),
        { text: guide.title, url: guideUrl(guide) },
      ]}
      eyebrow={t('title')}
      isPreview={isPreview}
      end={!isPreview && <Feedback className="mt-8" />}
      previous={previous}
      next={next}
    />
  );
}
