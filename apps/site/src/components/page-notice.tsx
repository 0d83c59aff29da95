import { Icon } from './icon.tsx';

/** A notice about the whole page, above it. */
export function PageNotice({ text }: { text: string }) {
  return (
    <div className="item-notice border-line border-b bg-surface-alt">
      <p className="container-page flex items-center gap-3 py-3 font-medium">
        <Icon name="warning" size={20} className="flex-none text-accent-strong" />
        {text}
      </p>
    </div>
  );
}
