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
                {/* In rows of four; of three or five if one would stand alone. */}
                <ul
                  className={`mt-6 grid items-start gap-x-6 gap-y-10 sm:grid-cols-3 ${people.length % 4 === 1 ? 'md:max-lg:w-[calc(75%-6px)] lg:grid-cols-5' : 'md:grid-cols-4'}`}
                >
                  {people.map((person) => (
                    <Member key={person.slug} person={person} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </SectionBand>
  );
}

/** Members beside each other share three rows: portrait, name with position, biography. */
function Member({ person }: { person: Person }) {
  const t = useTranslations('about');
  const { body, portrait, position, slug, title } = person;
  return (
    <li className="grid grid-cols-[104px_1fr] grid-rows-[auto_1fr] gap-x-5 sm:row-span-3 sm:grid-cols-1 sm:grid-rows-subgrid sm:gap-y-0">
      <div className="row-span-2 aspect-[4/5] overflow-hidden rounded-card bg-surface-alt sm:row-span-1">
        {portrait ? (
          <Picture
            picture={portrait}
            sizes="(min-width: 1240px) 282px, (min-width: 768px) 23vw, (min-width: 640px) 30vw, 104px"
            className="size-full"
          />
        ) : (
          <Poster slug={slug} className="size-full" />
        )}
      </div>
      <div className="sm:mt-4">
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
    </li>
  );
}
