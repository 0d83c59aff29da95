import type { EmploymentKind } from '@beranda/contract';
import { JsonLd } from '#src/app/json-ld.tsx';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import type { Item } from '#src/content/items.ts';
import { plainText } from '#src/content/plain-text.ts';
import { closingTime } from './closing.ts';

const EMPLOYMENT_TYPES = {
  permanent: 'FULL_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  'part-time': 'PART_TIME',
} as const satisfies Record<EmploymentKind, string>;

/** JobPosting JSON-LD. */
export function JobPostingJsonLd(props: { position: Item<'careers'>; provinceName: string }) {
  const { position, provinceName } = props;
  const { siteUrl } = useSiteConfig();
  const { settings } = useRequiredRootData();
  return (
    <JsonLd
      data={{
        '@type': 'JobPosting',
        title: position.title,
        description: [
          position.summary,
          plainText(position.description),
          plainText(position.requirements),
        ].join('\n\n'),
        identifier: { '@type': 'PropertyValue', name: settings.bankName, value: position.slug },
        datePosted: position.publishedAt,
        validThrough: closingTime(position),
        employmentType: EMPLOYMENT_TYPES[position.employment],
        hiringOrganization: { '@type': 'Organization', name: settings.bankName, sameAs: siteUrl },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: position.city,
            addressRegion: provinceName,
            addressCountry: 'ID',
          },
        },
        directApply: false,
      }}
    />
  );
}
