import { SiteLink } from '#src/app/site-link.tsx';
import { DocumentLink } from '#src/components/document-link/document-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { VideoCard } from '#src/components/video-card/video-card.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { BlockSection } from './block-section.tsx';
import { PointList } from './point-list.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function FeaturesBlock({ block }: { block: ResolvedBlockOf<'features'> }) {
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <PointList points={block.items} />
    </BlockSection>
  );
}

export function CardsBlock({ block }: { block: ResolvedBlockOf<'cards'> }) {
  function linkOf(index: number) {
    const card = block.items[index];
    return (
      card && (
        <SiteLink to={card.url} className="text-link card-link mt-4">
          {card.action}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )
    );
  }
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <PointList points={block.items} under={linkOf} />
    </BlockSection>
  );
}

const TONES = {
  'surface-alt': 'border border-line bg-surface-alt',
  primary: 'on-dark bg-dark-primary text-on-dark',
  dark: 'on-dark bg-dark text-on-dark',
} as const satisfies Record<ResolvedBlockOf<'banner'>['tone'], string>;

export function BannerBlock({ block }: { block: ResolvedBlockOf<'banner'> }) {
  const { tone, title, text, link } = block;
  return (
    <section
      className={`relative isolate overflow-hidden rounded-card p-8 @3xl:p-12 print:border print:border-line ${TONES[tone]}`}
    >
      {tone !== 'surface-alt' && <KawungField size={132} className="absolute inset-0 -z-10 text-on-dark/9" />}
      <div className="flex flex-col items-start gap-6 @3xl:flex-row @3xl:items-center @3xl:justify-between">
        <div className="max-w-text">
          <h2 className="text-2xl @3xl:text-3xl">{title}</h2>
          <p className="mt-3 text-lg">{text}</p>
        </div>
        <SiteLink
          to={link.url}
          className={`button flex-none ${tone === 'surface-alt' ? 'button-primary' : 'button-accent'}`}
        >
          {link.text}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </div>
    </section>
  );
}

export function VideoBlock({ block }: { block: ResolvedBlockOf<'video'> }) {
  const { title, text, youtube, seconds, picture } = block;
  return (
    <div className="max-w-[860px]">
      <VideoCard
        title={title}
        youtube={youtube}
        seconds={seconds}
        headingLevel={2}
        {...(picture && { picture })}
      />
      {text && <p className="mt-2 max-w-text text-muted">{text}</p>}
    </div>
  );
}

export function DownloadsBlock({ block }: { block: ResolvedBlockOf<'downloads'> }) {
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <ul className="grid gap-x-10 gap-y-5 @2xl:grid-cols-2">
        {block.documents.map((file) => (
          <li key={file.url}>
            <DocumentLink file={file} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export function ProductBlock({ block }: { block: ResolvedBlockOf<'product'> }) {
  const t = useTranslations('products');
  const { name, tagline, text, url, action } = block;
  const lang = languageOf(block);
  return (
    <section className="card flex flex-col items-start gap-6 p-8 @3xl:flex-row @3xl:items-center @3xl:justify-between @3xl:p-10">
      <div className="max-w-text">
        <h2 lang={lang} className="text-2xl">
          {name}
        </h2>
        <p lang={text ? undefined : lang} className="mt-2 text-lg text-muted">
          {text ?? tagline}
        </p>
      </div>
      <div className="flex flex-none flex-wrap gap-3">
        {action && (
          <SiteLink to={action.url} lang={lang} className="button button-primary">
            {action.text}
          </SiteLink>
        )}
        <SiteLink to={url} className="button button-quiet">
          {t('more')}
          <span lang={lang} className="sr-only">
            {' '}
            {name}
          </span>
        </SiteLink>
      </div>
    </section>
  );
}
