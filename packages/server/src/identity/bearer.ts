/** The token of a program, in `Authorization: Bearer TOKEN`. No page elsewhere can send it unasked, as it can a cookie. */
export function bearerIn(header: string | undefined): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(header ?? '')?.[1];
}
