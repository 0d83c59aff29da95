import { Icon } from '#src/components/icon.tsx';
import { phoneUrl } from '#src/components/link/phone-url.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { BranchMap } from '../branch-map.tsx';
import type { BranchWithStatus } from '../branch-status.server.ts';
import { project } from '../map-projection.ts';
import { mapUrl } from '../map-url.ts';
import { PostalAddress } from '../postal-address.tsx';
import { branchesQuery } from '../search/branches-query.ts';
import { StreetMap } from './street-map.tsx';
import type { StreetPlan } from './street-plan.server.ts';

/** Address and contact of a branch. */
export function BranchContact({ branch, plan }: { branch: BranchWithStatus; plan: StreetPlan | null }) {
  const t = useTranslations('branches');
  const { city, phone } = branch;
  const url = branchesQuery.url({ city });
  const point = { name: city, url, ...project(branch), isMatch: true, label: null };
  return (
    <aside aria-label={t('address')} className="card h-fit overflow-hidden lg:sticky lg:top-24 lg:order-last">
      {plan ? (
        <StreetMap plan={plan} branchName={branch.title} />
      ) : (
        <div className="on-dark bg-dark p-4 print:hidden">
          <BranchMap points={[point]} isSmall />
        </div>
      )}
      <div className="p-6">
        <dl className="grid gap-5">
          <div>
            <dt className="text-muted text-sm">{t('address')}</dt>
            <dd className="mt-1 font-semibold">
              <PostalAddress place={branch} />
            </dd>
          </div>
          {phone && (
            <div>
              <dt className="text-muted text-sm">{t('phone')}</dt>
              <dd className="mt-1 font-semibold">
                <a href={phoneUrl(phone)} className="link">
                  {phone}
                </a>
              </dd>
            </div>
          )}
        </dl>
        <a href={mapUrl(branch)} rel="noopener noreferrer" className="button button-primary mt-6 w-full">
          <Icon name="map-pin" size={18} />
          {t('openMap')}
        </a>
      </div>
    </aside>
  );
}
