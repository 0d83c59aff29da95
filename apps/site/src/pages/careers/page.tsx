import { useLoaderData } from 'react-router';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { StepList } from '#src/components/step-list/step-list.tsx';
import { CareerFilters } from '#src/features/careers/career-filters.tsx';
import { CareerRow } from '#src/features/careers/career-row.tsx';
import { careersQuery } from '#src/features/careers/careers-query.ts';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { CareersPageData } from './loader.server.ts';

const ALL = careersQuery.path;
const PROCESS_STEPS = ['apply', 'interview', 'answer'] as const;

export function Page() {
  const { filters, cities, hasPositions, list } = useLoaderData<CareersPageData>();
  const t = useTranslations('careers');
  return (
    <ListPage
      query={careersQuery}
      values={filters}
      list={list}
      title={t('title')}
      lead={t('lead')}
      description={(bank) => t('description', bank)}
      crumbs={[{ text: t('title'), url: ALL }]}
      above={
        hasPositions && (
          <div className="pt-10">
            <CareerFilters
              filters={filters}
              cities={cities}
              clearUrl={careersQuery.url(filters) === ALL ? undefined : ALL}
            />
            <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 className="text-2xl md:text-3xl">{t('openPositions')}</h2>
              <p className="text-muted">{t('count', { count: list.totalItems })}</p>
            </div>
          </div>
        )
      }
      below={<Process />}
      empty={
        hasPositions
          ? {
              title: t('emptyFilter'),
              text: t('emptyFilterText'),
              scene: 'map-magnifier',
              action: { text: t('clear'), url: ALL },
            }
          : { title: t('empty'), text: t('emptyText') }
      }
    >
      {(from) => (
        <ul className="mt-6 grid gap-6">
          {list.items.map((position) => (
            <li key={position.slug}>
              <CareerRow position={position} from={from} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function Process() {
  const t = useTranslations('careers');
  return (
    <SectionBand tone="surface-alt">
      <div className="grid items-center gap-12 md:grid-cols-[1.3fr_1fr] lg:gap-20">
        <div>
          <h2 className="mb-8 text-section">{t('process')}</h2>
          <StepList
            steps={PROCESS_STEPS.map((step) => ({
              title: t(`processSteps.${step}.title`),
              text: t(`processSteps.${step}.text`),
            }))}
          />
        </div>
        <Illustration name="consultation" className="rounded-card max-md:hidden" />
      </div>
    </SectionBand>
  );
}
