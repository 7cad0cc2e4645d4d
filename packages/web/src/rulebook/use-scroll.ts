import { useEffect, useRef } from 'react';
import type { Address } from './address.ts';

/**
 * Goes to the rule in the address, or to the top of a chapter that was turned to. The first look at the page scrolls but takes the
 * focus nowhere, unless a rule is asked for.
 */
export function useScroll({ chapter, entry }: Address, isSearching: boolean): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isSearching) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const rule = entry === undefined ? null : document.getElementById(`rule-${entry}`);
    if (rule !== null) {
      rule.scrollIntoView({ block: 'start' });
      rule.focus({ preventScroll: true });
      return;
    }
    if (wasFirst) return;
    scrollTo({ top: 0 });
    const head = chapter === undefined ? 'main' : 'chapter-title';
    document.getElementById(head)?.focus({ preventScroll: true });
  }, [chapter, entry, isSearching]);
}
