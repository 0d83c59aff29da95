import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { ListedItem } from '#src/content/items.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { GOVERNANCE_CARD, ToGovernance } from './to-governance.tsx';

type Person = ListedItem<'people'>;

/** Directors and commissioners, each with an expandable biography. */
export function Management({ directors, commissioners }: Record<'directors' | 'commissioners', Person[]>) {
  const t = useTranslations('about');
  const boards = [
    { name: 'directors', people: directors },
    { name: 'commissioners', people: commissioners },
  ] as const;
  return (
    <SectionBand id="management" title={t('management')}>
      <div className="space-y-14">
        {boards.map(
          ({ name, people }) =>
            people.length > 0 && (
              <section key={name}>
                <h3 className="text-2xl">{t(name)}</h3>
                {/* Both boards in rows of four. Where one would stand alone, the first has a row. */}
                <ul className="mt-6 grid items-start gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
                  {people.map((person, index) => (
                    <Member
                      key={person.slug}
                      person={person}
                      isWide={index === 0 && people.length % 4 === 1}
                    />
                  ))}
                  {name === 'directors' && people.length % 4 === 3 && <BothBoards />}
                </ul>
              </section>
            ),
        )}
      </div>
    </SectionBand>
  );
}

/** In the place that is free in the last row. */
function BothBoards() {
  const t = useTranslations('about');
  return (
    <li className={`${GOVERNANCE_CARD} self-stretch lg:row-span-3`}>
      <h4 className="text-xl">{t('boards')}</h4>
      <ToGovernance />
    </li>
  );
}

const BESIDE = 'grid grid-cols-[104px_1fr] grid-rows-[auto_1fr] gap-x-5';

/** Members beside each other share three rows: portrait, name with position, biography. */
function Member({ person, isWide }: { person: Person; isWide: boolean }) {
  const t = useTranslations('about');
  const { body, portrait, position, slug, title } = person;
  return (
    <li
      className={`${BESIDE} ${isWide ? 'sm:max-lg:col-span-2 lg:col-span-4 lg:grid-cols-4 lg:gap-x-6' : 'lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0'}`}
    >
      <div
        className={`row-span-2 aspect-[4/5] overflow-hidden rounded-card bg-surface-alt ${isWide ? '' : 'lg:row-span-1'}`}
      >
        {portrait ? (
          <Picture
            picture={portrait}
            sizes="(min-width: 1240px) 282px, (min-width: 1024px) 23vw, 104px"
            className="size-full"
          />
        ) : (
          <Poster slug={slug} className="size-full" />
        )}
      </div>
      <div className={isWide ? 'lg:col-span-3 lg:self-end' : 'lg:mt-4'}>
        <h4 className="font-bold text-lg leading-snug">{title}</h4>
        <p lang={languageOf(person)} className="text-muted">
          {position}
        </p>
      </div>
      <details className={isWide ? 'disclosure mt-1 max-w-text lg:col-span-3' : 'disclosure mt-1'}>
        <summary
          className="disclosure-summary w-fit gap-2 py-2 font-bold text-primary"
          aria-label={t('biographyOf', { name: title })}
        >
          {t('biography')}
          <Icon name="chevron-down" size={18} className="disclosure-mark" />
        </summary>
        <div lang={languageOf(person)} className="text-base">
          <RichText nodes={body} />
        </div>
      </details>
    </li>
  );
}
