import { type FormName, formIn } from '@beranda/contract';
import { ChoiceLinks } from '#cms/admin/figures/choice-links.tsx';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { type DashboardQuery, dashboardAddress } from './dashboard-query.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { PERIODS } from './periods.ts';

type Props = { adminPath: string; forms: readonly FormName[]; language: string; query: DashboardQuery };

/** The choice of a period and of a form, as links: each choice has an address of its own. */
export function SelectionLinks({ adminPath, forms, language, query }: Props) {
  const texts = dashboardTexts(language);
  const groups = [
    {
      title: texts.period,
      links: PERIODS.map((period) => ({
        label: texts.periods[period],
        isCurrent: query.period === period,
        query: { ...query, period },
      })),
    },
    {
      title: texts.form,
      links: [undefined, ...forms].map((form) => ({
        label: form ? formIn(userLocale(language), form).texts.title : texts.allForms,
        isCurrent: query.form === form,
        query: { period: query.period, ...(form ? { form } : {}) },
      })),
    },
  ];
  return groups.map(({ links, title }) => (
    <ChoiceLinks
      key={title}
      links={links.map((link) => ({ ...link, href: dashboardAddress(adminPath, link.query) }))}
      title={title}
    />
  ));
}
