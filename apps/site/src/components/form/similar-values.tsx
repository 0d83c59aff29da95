import { dispatchInput } from '#src/app/form-controls.ts';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Fills in a field as its visitor does, so that validation and draft follow. */
function fillIn(fieldId: string, value: string): void {
  const input = document.getElementById(fieldId);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = value;
  dispatchInput(input);
  // The button that was pressed is gone.
  input.focus();
}

type SimilarValuesProps = {
  id: string;
  fieldId: string;
  values: readonly string[];
};

/** Values that may have been meant, each a button that fills in the field. */
export function SimilarValues({ id, fieldId, values }: SimilarValuesProps) {
  const t = useTranslations('form');
  const isHydrated = useIsHydrated();
  if (values.length === 0) return null;
  return (
    <div id={id} className="mt-2 text-sm">
      <p className="font-medium">{t('similar')}</p>
      <ul className={isHydrated ? undefined : 'mt-1 list-disc pl-5'}>
        {values.map((value) => (
          <li key={value}>
            {isHydrated ? (
              <button
                type="button"
                onClick={() => fillIn(fieldId, value)}
                className="link min-h-11 py-1 text-left wrap-anywhere"
              >
                {value}
              </button>
            ) : (
              value
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
