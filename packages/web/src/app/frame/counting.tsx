import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';

/** Milliseconds a number takes to become another. */
const LASTS = 600;

interface CountingProps {
  readonly value: number;
}

/** A number that counts up, or down, to what it has become; at once where nothing moves. */
export function Counting({ value }: CountingProps) {
  const { motion } = useSettings();
  const [shown, show] = useState(value);
  const at = useRef(value);
  useEffect(() => {
    const from = at.current;
    const began = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      const passed = motion ? Math.min(1, Math.max(0, (now - began) / LASTS)) : 1;
      at.current = Math.round(from + (value - from) * passed);
      show(at.current);
      if (passed < 1) frame = requestAnimationFrame(tick);
    };
    if (from !== value) frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [value, motion]);
  return motion ? shown : value;
}
