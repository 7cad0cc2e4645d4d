/** The words of JSON Schema that our schemas use; a word not listed here is a mistake in the schema. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

const TYPES: Readonly<Record<NonNullable<JsonSchema['type']>, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
};

/** Whether a value is as a schema wants it: where it first is not, or undefined. */
export function mismatch(root: JsonSchema, value: unknown, schema = root, at = ''): string | undefined {
  const { $ref, type, anyOf } = schema;
  if ($ref !== undefined) return mismatch(root, value, definition(root, $ref), at);
  if (anyOf !== undefined) {
    const fits = anyOf.some((one) => mismatch(root, value, one, at) === undefined);
    return fits ? undefined : `${at} fits nothing: ${JSON.stringify(value)}`;
  }
  if (type !== undefined && !TYPES[type](value)) return `${at} is no ${type}`;
  if ('const' in schema && schema.const !== value) return `${at} is not ${schema.const}`;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return `${at} is ${value}`;
  if (typeof value === 'string') return textMismatch(schema, value, at);
  if (typeof value === 'number') return numberMismatch(schema, value, at);
  if (Array.isArray(value)) return listMismatch(root, value, schema, at);
  return isObject(value) ? objectMismatch(root, value, schema, at) : undefined;
}

function definition(root: JsonSchema, ref: string): JsonSchema {
  const found = root.$defs?.[ref.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`${ref} is not defined`);
  return found;
}

function textMismatch({ pattern }: JsonSchema, value: string, at: string): string | undefined {
  return pattern === undefined || new RegExp(pattern).test(value) ? undefined : `${at} is ${value}`;
}

function numberMismatch({ minimum, maximum }: JsonSchema, value: number, at: string): string | undefined {
  const inRange = value >= (minimum ?? value) && value <= (maximum ?? value);
  return inRange ? undefined : `${at} is ${value}`;
}

function listMismatch(
  root: JsonSchema,
  value: readonly unknown[],
  schema: JsonSchema,
  at: string,
): string | undefined {
  const { items, minItems = 0, maxItems = value.length } = schema;
  if (value.length < minItems || value.length > maxItems) return `${at} has ${value.length} items`;
  return items && firstOf(value.entries(), ([i, item]) => mismatch(root, item, items, `${at}.${i}`));
}

function objectMismatch(
  root: JsonSchema,
  value: Record<string, unknown>,
  { required = [], properties = {}, additionalProperties = true }: JsonSchema,
  at: string,
): string | undefined {
  const missing = required.find((name) => value[name] === undefined);
  if (missing !== undefined) return `${at}.${missing} is missing`;
  return firstOf(Object.entries(value), ([name, inside]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (schema === true) return undefined;
    return schema === false ? `${at}.${name} is unknown` : mismatch(root, inside, schema, `${at}.${name}`);
  });
}

function firstOf<T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
