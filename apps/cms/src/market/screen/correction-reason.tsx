import type { ScreenTexts } from './screen-texts.ts';

type Props = { value: string; onChange: (value: string) => void; texts: ScreenTexts };

/** The required reason for replacing published values. */
export function CorrectionReason({ value, onChange, texts }: Props) {
  return (
    <label className="market__field">
      <span>{texts.correctionReason}</span>
      <input
        aria-required
        maxLength={500}
        name="correctionReason"
        onChange={({ target }) => onChange(target.value)}
        value={value}
      />
      <small>{texts.correctionHint}</small>
    </label>
  );
}
