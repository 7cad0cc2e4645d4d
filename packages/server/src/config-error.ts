/** A setting that can't be understood. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
