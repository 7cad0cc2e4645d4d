import type { Page } from 'playwright-core';

/** What sticks out of the page sideways: nothing, if one never has to scroll that way. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isScrolled = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const elements = [
      ...document.querySelectorAll('main, header, aside, button, h1, h2, li, p, dialog, table'),
    ];
    const out = elements.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1) && !isScrolled(element);
    });
    const names = out.map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return scrollWidth > clientWidth ? [`page of ${scrollWidth} pixels`, ...names] : names;
  });
}
