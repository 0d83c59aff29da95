import { Accordion } from '#src/components/accordion/accordion.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const RULES = ['formula', 'anchor', 'ytd', 'inception', 'absolute', 'missing'] as const;

/** How returns are computed. */
export function Method() {
  const t = useTranslations('nab');
  return (
    <div className="mt-5 max-w-text">
      <Accordion
        items={[
          {
            title: t('method.title'),
            id: 'method',
            content: (
              <ul className="list-disc space-y-2 pl-5">
                {RULES.map((rule) => (
                  <li key={rule}>{t(`method.${rule}`)}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}
