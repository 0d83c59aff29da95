import type { Picture, Unit } from '@beranda/contract';
import { Icon } from '#src/components/icon.tsx';
import { ImageSlider } from '#src/components/image-slider/image-slider.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Organisation chart as a pannable image, which narrow screens do not show, and as a list. */
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

function Units({ units, className = '' }: { units: Unit[]; className?: string }) {
  return (
    <ul className={className}>
      {units.map((unit) => (
        <li key={unit.name}>
          <UnitWithParts unit={unit} />
        </li>
      ))}
    </ul>
  );
}

/** The lowest level is closed, so that the list is short. */
function UnitWithParts({ unit: { name, units } }: { unit: Unit }) {
  if (units.length === 0) return <p className="py-1.5">{name}</p>;
  const parts = <Units units={units} className="ml-1 border-edge/40 border-l pl-5" />;
  if (units.some((part) => part.units.length > 0)) {
    return (
      <>
        <p className="py-1.5 font-bold">{name}</p>
        {parts}
      </>
    );
  }
  return (
    <details className="disclosure">
      <summary className="disclosure-summary justify-between py-1.5 font-semibold sm:w-fit">
        {name}
        <Icon name="chevron-down" size={18} className="disclosure-mark" />
      </summary>
      {parts}
    </details>
  );
}
