import type { BranchSummary } from '@beranda/contract';
import { localityOf } from './place-name.ts';

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org days end at 23:59. */
const closing = (time: string) => (time === '24:00' ? '23:59' : time);

/** JSON-LD of a branch with its hours. */
export function branchJsonLd(
  branch: BranchSummary & { provinceName: string },
  { url, bankId }: { url: string; bankId: string },
): Record<string, unknown> {
  const specifications = DAY_NAMES.flatMap((day, index) =>
    (branch.hours[index] ?? []).map(({ open, close }) => ({ day, open, close })),
  );
  const groups = Map.groupBy(specifications, ({ open, close }) => `${open}-${close}`);
  return {
    '@type': branch.kind === 'atm' ? 'AutomatedTeller' : 'BankOrCreditUnion',
    '@id': url,
    name: branch.title,
    url,
    telephone: branch.phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: localityOf(branch),
      addressRegion: branch.provinceName,
      postalCode: branch.postalCode ?? undefined,
      addressCountry: 'ID',
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
    parentOrganization: { '@id': bankId },
    openingHoursSpecification: [...groups.values()].map((same) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: same.map(({ day }) => day),
      opens: same[0]?.open,
      closes: closing(same[0]?.close ?? ''),
    })),
    // Closed days have equal opening and closing times in schema.org.
    specialOpeningHoursSpecification: branch.specialDays.map(({ date, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: hours?.open ?? '00:00',
      closes: closing(hours?.close ?? '00:00'),
    })),
  };
}
