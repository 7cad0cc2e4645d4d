/** Passkeys as the browser has them; it reads and writes the server's JSON itself. */
export function canHavePasskeys(): boolean {
  return (
    isSecureContext &&
    'PublicKeyCredential' in globalThis &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'toJSON' in PublicKeyCredential.prototype
  );
}

/** Nobody confirmed, or the device has none. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return written(await navigator.credentials.create({ publicKey }).catch(refused));
}

export async function showPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return written(await navigator.credentials.get({ publicKey }).catch(refused));
}

function refused(error: unknown): never {
  throw new NoPasskey(error instanceof Error ? error.message : '');
}

function written(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential.toJSON();
}
