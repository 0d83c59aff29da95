import flags from './flags.svg?no-inline';

/** The flag that stands for a currency, which is always named beside it; an unknown one shows an empty frame. */
export function CurrencyFlag({ name, width = 24 }: { name: string; width?: number }) {
  return (
    <svg
      className="flex-none overflow-hidden rounded-[3px] ring-1 ring-ink/15"
      width={width}
      height={(width * 2) / 3}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${flags}#${name}`} />
    </svg>
  );
}
