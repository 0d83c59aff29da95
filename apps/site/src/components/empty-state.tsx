import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from './icon.tsx';
import { Illustration } from './illustration/illustration.tsx';
import type { Scene } from './illustration/scenes.ts';

type EmptyStateProps = {
  title: string;
  text: string;
  scene?: Scene;
  /** A link to another way. */
  action?: { text: string; url: string };
};

/** Empty state of a list: illustration, text and an optional action. */
export function EmptyState({ title, text, scene = 'empty-basket', action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Illustration name={scene} className="max-w-64" />
      <p className="mt-6 font-bold text-xl">{title}</p>
      <p className="mt-1 max-w-md text-muted">{text}</p>
      {action && (
        <SiteLink to={action.url} className="button button-quiet mt-6">
          {action.text}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
    </div>
  );
}
