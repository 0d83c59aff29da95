import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { ListedItem } from '#src/content/items.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

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
                <ul
                  className={`mt-6 grid items-start gap-x-6 gap-y-10 sm:grid-cols-3 ${people.length % 4 === 1 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}
                >
                  {people.map((person) => (
                    <li key={person.slug}>
                      <Member person={person} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </SectionBand>
  );
}

function Member({ person }: { person: Person }) {
  const t = useTranslations('about');
  const { body, portrait, position, slug, title } = person;
  return (
    <article className="grid grid-cols-[104px_1fr] gap-x-5 sm:block">
      <div className="aspect-[4/5] overflow-hidden rounded-card bg-surface-alt">
        {portrait ? (
          <Picture
            picture={portrait}
            sizes="(min-width: 1024px) 280px, (min-width: 640px) 30vw, 104px"
            className="size-full"
          />
        ) : (
          <Poster slug={slug} className="size-full" />
        )}
      </div>
      <div>
        {/* Room for three lines, on tablets for four, so that what is below is level. */}
        <div className="sm:mt-4 sm:min-h-26 lg:min-h-20">
          <h4 className="font-bold text-lg leading-snug">{title}</h4>
          <p lang={languageOf(person)} className="text-muted">
            {position}
          </p>
        </div>
        <details className="disclosure mt-1">
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
      </div>
    </article>
  );
}
