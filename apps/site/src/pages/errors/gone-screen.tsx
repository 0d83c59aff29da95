import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { StateScreen } from '#src/components/state-screen/state-screen.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** 410 page: the item was withdrawn, with the bank's reason. */
export function GoneScreen({ reason, lang }: { reason: string; lang: string | undefined }) {
  const t = useTranslations('errors');
  return (
    <StateScreen
      scene="lost-path"
      eyebrow="410"
      title={t('goneTitle')}
      text={<span lang={lang}>{reason}</span>}
      actions={
        <SiteLink to="/" className="button button-primary">
          {t('backToHome')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      }
    />
  );
}
