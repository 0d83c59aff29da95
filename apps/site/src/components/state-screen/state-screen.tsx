import type { ReactNode } from 'react';
import { useRootData } from '#src/app/locale-root.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import type { Scene } from '../illustration/scenes.ts';
import { KawungField } from '../kawung.tsx';

type StateScreenProps = {
  scene: Scene;
  /** Short text above the title: a status. */
  eyebrow?: ReactNode;
  title: string;
  text: ReactNode;
  /** Actions, the most useful first. */
  actions: ReactNode;
  /** Small print: error code, other links. */
  children?: ReactNode;
};

/** Full-page status screen: illustration, text and actions. Works without navigation and settings; not indexed. */
export function StateScreen({ scene, eyebrow, title, text, actions, children }: StateScreenProps) {
  const bankName = useRootData()?.settings.bankName;
  return (
    <section className="state-screen">
      <title>{bankName ? `${title} | ${bankName}` : title}</title>
      <meta name="robots" content="noindex" />
      <KawungField size={170} className="state-kawung" />
      <div className="container-page state-row">
        <div className="min-w-0">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className="mt-3 text-title">{title}</h1>
          <p className="mt-5 max-w-xl text-lead text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
          {children}
        </div>
        <Illustration name={scene} className="state-scene" />
      </div>
    </section>
  );
}
