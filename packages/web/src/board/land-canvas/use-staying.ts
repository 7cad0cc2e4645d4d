import { useEffect, useState } from 'react';

/** Milliseconds after which something is believed to stay as it is. */
const STAYS = 150;

/** A value once it has not changed for a moment; the first one at once. */
export function useStaying<Value>(value: Value): Value {
  const [staying, stay] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => stay(value), STAYS);
    return () => clearTimeout(pause);
  }, [value]);
  return staying;
}
