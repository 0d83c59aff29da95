import { useTranslations } from 'use-intl';
import { Accordion } from '#src/widgets/accordion/accordion.tsx';

const RULES = ['formula', 'anchor', 'ytd', 'inception', 'absolute', 'missing'] as const;

/** How the returns come about, and what they do not promise. */
export function Method({ disclaimer }: { disclaimer: string }) {
  const t = useTranslations('nab');
  const tFunds = useTranslations('funds');
  return (
    <div className="container-page section">
      <div className="max-w-text">
        <p>
          <strong>{tFunds('pastPerformance')}</strong>
        </p>
        {disclaimer && <p className="mt-2 text-muted">{disclaimer}</p>}
        <div className="mt-8">
          <Accordion
            headingLevel={2}
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
      </div>
    </div>
  );
}
