import { Lantern } from './brand-mark.tsx';

/** Where a list has nothing to show: a drawing and a sentence that says so. */
export function EmptyState({ title, text }: { title: string; text: string }) {
  return (
    <div className="card mt-10 flex flex-col items-center px-6 py-16 text-center">
      <Lantern size={88} />
      <p className="mt-6 font-bold text-xl">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
    </div>
  );
}
