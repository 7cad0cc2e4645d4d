import { vi } from 'vitest';

// Files of tests share a thread, and so what a browser keeps: each begins as somebody who was never here, and speaks English.
localStorage.clear();
sessionStorage.clear();
location.hash = '';
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
vi.resetModules();
