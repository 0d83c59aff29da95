import type { Picture, Unit } from '@beranda/contract';
import { Icon } from '#src/components/icon.tsx';
import { ImageSlider } from '#src/components/image-slider/image-slider.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Organisation chart as a pannable image and as a list. */
export function Structure({ chart, units }: { chart: Picture; units: Unit[] }) {
  const t = useTranslations('about');
  return (
    <SectionBand id="structure" tone="surface-alt" title={t('structure')}>
      <div className="image-slider-whole">
        <ImageSlider label={t('structurePicture')} picture={chart} />
      </div>
      <details className="disclosure structure-list mt-4">
        <summary className="disclosure-summary w-fit py-3 font-bold text-primary">
          {t('structureText')}
          <Icon name="chevron-down" className="disclosure-mark" />
        </summary>
        <div className="mt-2">
          <Units units={units} />
        </div>
      </details>
    </SectionBand>
  );
}

function Units({ units }: { units: Unit[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-6">
      {units.map((unit) => (
        <li key={unit.name}>
          {unit.name}
          {unit.units.length > 0 && (
            <div className="mt-1.5">
              <Units units={unit.units} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
