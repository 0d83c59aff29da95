import { Icon } from '#src/components/icon.tsx';

export function RequirementList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item} className="flex max-w-text gap-3">
          <Icon name="check" size={20} className="mt-1 flex-none text-primary" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
