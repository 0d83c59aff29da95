import { useTranslations } from '#src/i18n/use-translations.ts';

const NAMES = {
  company: 'company',
  'vision-and-mission': 'visionAndMission',
  history: 'history',
  structure: 'structure',
  management: 'management',
  reports: 'reports',
  group: 'group',
} as const;

export type SectionName = keyof typeof NAMES;

/** In-page links to the sections that exist. */
export function Contents({ sections }: { sections: Record<SectionName, boolean> }) {
  const t = useTranslations('about');
  const visible = (Object.keys(NAMES) as SectionName[]).filter((name) => sections[name]);
  return (
    <nav aria-label={t('onThisPage')}>
      <ul className="tags tags-filter">
        {visible.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className="tag">
              {t(NAMES[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
