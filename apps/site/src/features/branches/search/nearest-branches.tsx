import type { BranchKind } from '@beranda/contract';
import { useEffect, useRef, useState } from 'react';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { MAX_KM, type NearbyBranch } from './nearby-branch.ts';

type State = 'idle' | 'asking' | 'rejected' | 'failed' | NearbyBranch[];

const TIMEOUT_MS = 15_000;
/** Accepts a cached position of a few minutes ago. */
const MAX_AGE_MS = 5 * 60 * 1_000;

function getPosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no geolocation'));
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIMEOUT_MS,
      maximumAge: MAX_AGE_MS,
    });
  });
}

type NearestBranchesProps = {
  kind: BranchKind | null;
  /** Highlighted and scrolled to: the visitor asked for the nearest. */
  isFocused: boolean;
};

/** Finds the nearest branches on the visitor's device after a click; the position is never sent. */
export function NearestBranches({ kind, isFocused }: NearestBranchesProps) {
  const t = useTranslations('branches');
  const locale = useSiteLocale();
  const { apiUrl } = useSiteConfig();
  const [state, setState] = useState<State>('idle');
  const section = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isFocused) section.current?.scrollIntoView({ block: 'center' });
  }, [isFocused]);

  async function ask(): Promise<void> {
    if (state === 'asking') return;
    setState('asking');
    const position = await getPosition().catch(() => null);
    if (position === null) return setState('rejected');
    // Loaded with the click: few visitors ask, and the page is close to its script budget.
    const branches = await import('./fetch-nearest.ts')
      .then(({ fetchNearest }) => fetchNearest(`${apiUrl}/${locale}/v2`, position, kind))
      .catch(() => null);
    setState(branches ?? 'failed');
  }

  return (
    <div
      ref={section}
      className={`needs-script print:hidden ${isFocused ? 'rounded-card border-2 border-accent p-5' : 'border-line border-t pt-4'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          onClick={() => void ask()}
          className={`button ${isFocused ? 'button-primary' : 'button-quiet'}`}
          aria-busy={state === 'asking'}
          aria-disabled={state === 'asking'}
        >
          <Icon name="map-pin" size={18} />
          {t('nearest')}
        </button>
        <p className="text-muted text-sm">{t('nearestPrivacy')}</p>
      </div>
      <div role="status">
        {state === 'asking' && <p className="mt-3">{t('nearestLoading')}</p>}
        {state === 'rejected' && <p className="mt-3">{t('nearestRefused')}</p>}
        {state === 'failed' && <p className="mt-3">{t('nearestFailed')}</p>}
        {Array.isArray(state) && <Nearest branches={state} />}
      </div>
    </div>
  );
}

function Nearest({ branches }: { branches: NearbyBranch[] }) {
  const t = useTranslations('branches');
  const format = useFormatter();
  const isNear = branches.some(({ distance }) => distance <= MAX_KM);
  return (
    <div className="card mt-5 p-6">
      <h3 className="text-xl">{isNear ? t('nearestTitle') : t('noneNear', { km: MAX_KM })}</h3>
      <ol className="mt-3">
        {branches.map((branch) => (
          <li key={branch.slug} className="border-line border-t first:border-t-0">
            <SiteLink
              to={`/branches/${branch.slug}`}
              className="flex min-h-target flex-wrap items-center justify-between gap-x-6 py-2 hover:text-primary"
            >
              <span lang={languageOf(branch)} className="font-semibold">
                {branch.title}
              </span>
              <span className="text-muted tabular-nums">
                {t('distance', {
                  km: format.number(branch.distance, { maximumFractionDigits: branch.distance < 10 ? 1 : 0 }),
                })}
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
