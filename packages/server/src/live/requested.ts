/** What a live connection is asked for by. Read by hand: whatever a stranger writes there, nothing is thrown. */
export function requested(url = '/'): { readonly path: string; readonly query: URLSearchParams } {
  const [path, ...rest] = url.split('?');
  return { path, query: new URLSearchParams(rest.join('?')) };
}
