import type { Locale } from '@beranda/contract';
import { useState } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { distanceInKm } from '../distance.ts';

export type NearbyPlace = {
  slug: string;
  title: string;
  language: Locale;
  city: string;
  latitude: number;
  longitude: number;
};

type Position = Pick<NearbyPlace, 'latitude' | 'longitude'>;
type State = 'idle' | 'asking' | 'rejected' | Position;

const MAX_PLACES = 5;
const TIMEOUT_MS = 15_000;
/** Accepts a cached position of a few minutes ago. */
const MAX_AGE_MS = 5 * 60 * 1_000;

/** Finds the nearest places on the visitor's device after a click; the position is never sent. */
export function NearestPlaces({ places }: { places: NearbyPlace[] }) {
  const t = useTranslations('branches');
  const [state, setState] = useState<State>('idle');

  function ask(): void {
    if (!('geolocation' in navigator)) {
      setState('rejected');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setState({ latitude, longitude }),
      () => setState('rejected'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  }

  return (
    <div className="mt-6 print:hidden">
      <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          onClick={ask}
          className="button button-quiet"
          aria-busy={state === 'asking'}
          aria-disabled={state === 'asking'}
        >
          <Icon name="map-pin" size={18} />
          {t('nearest')}
        </button>
        <p className="text-muted text-sm">{t('nearestPrivacy')}</p>
      </div>
      <div role="status">
        {state === 'rejected' && <p className="mt-3">{t('nearestRefused')}</p>}
        {typeof state === 'object' && <Nearest places={places} position={state} />}
      </div>
    </div>
  );
}

function Nearest({ places, position }: { places: NearbyPlace[]; position: Position }) {
  const t = useTranslations('branches');
  const format = useFormatter();
  const nearest = places
    .map((place) => ({ ...place, distance: distanceInKm(position, place) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_PLACES);
  return (
    <div className="card mt-5 p-6">
      <h3 className="text-xl">{t('nearestTitle')}</h3>
      <ol className="mt-3">
        {nearest.map((place) => (
          <li key={place.slug} className="border-line border-t first:border-t-0">
            <SiteLink
              to={`/branches/${place.slug}`}
              className="flex min-h-target flex-wrap items-center justify-between gap-x-6 py-2 hover:text-primary"
            >
              <span lang={languageOf(place)} className="font-semibold">
                {place.title}
              </span>
              <span className="text-muted tabular-nums">
                {t('distance', {
                  km: format.number(place.distance, { maximumFractionDigits: place.distance < 10 ? 1 : 0 }),
                })}
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
