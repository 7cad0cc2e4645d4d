import { vi } from 'vitest';

// Files of tests share a thread, and so what a browser keeps: each begins as somebody who was never here, and speaks English.
localStorage.clear();
sessionStorage.clear();
location.hash = '';
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
vi.resetModules();
// A frame every 16 ms, as in a browser: this DOM would have the next one at once.
window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 16);
window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
