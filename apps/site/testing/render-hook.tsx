import { renderMarkup } from './render-markup.tsx';

type CallerProps = { useHook: () => unknown; onResult: (result: unknown) => void };

function Caller({ useHook, onResult }: CallerProps) {
  onResult(useHook());
  return null;
}

/** What a hook returns while the page at `address` is rendered. */
export function renderHook<Result>(useHook: () => Result, address = '/'): Result {
  let result: unknown;
  const onResult = (returned: unknown) => {
    result = returned;
  };
  renderMarkup(<Caller useHook={useHook} onResult={onResult} />, address);
  return result as Result;
}
