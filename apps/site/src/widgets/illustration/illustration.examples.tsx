import type { Example } from '../example.ts';
import { Illustration } from './illustration.tsx';
import { SCENES } from './scenes.ts';

export const title = 'Illustration';

export const examples: Example[] = SCENES.flatMap((name) => [
  { name, element: <Illustration name={name} className="max-w-xl" /> },
  {
    name: `${name} on a dark ground`,
    ground: 'dark',
    element: <Illustration name={name} className="max-w-xl" />,
  },
]);
