const NAME = 'bastide';

/** The token in a request's cookies. */
export function tokenIn(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === NAME && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return undefined;
}

/** A cookie no script can read and no other site can send; for as long as the session lasts, in milliseconds. */
export function tokenCookie(token: string, isSecure: boolean, time: number): string {
  const seconds = Math.floor(time / 1000);
  return `${NAME}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;
}

export function noCookie(isSecure: boolean): string {
  return `${NAME}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0${isSecure ? '; Secure' : ''}`;
}
