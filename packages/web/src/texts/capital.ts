/** Words that begin a line begin large. */
export function capital(lang: string, words: string): string {
  return words.charAt(0).toLocaleUpperCase(lang) + words.slice(1);
}
