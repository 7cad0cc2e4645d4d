// What the sources say about moves, as JSON Schema: `Moves` of the rules, to which each expansion adds its own, and the words of
// `move-fields.ts`. Only the syntax is looked at, so this takes no time.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The compiler of the reference: the one that checks our types has no parser to offer. */
const require = createRequire(new URL('../packages/docs/package.json', import.meta.url));
/** @type {typeof import('../packages/docs/node_modules/typescript')} */
const ts = require('typescript');

/** @typedef {Readonly<Record<string, any>>} Json */

const SOURCES = join(root, 'packages', 'rules', 'src');
/** Tags with a number or a text that JSON Schema knows by the same name. */
const NUMBERS = ['minimum', 'maximum', 'multipleOf'];

/**
 * @returns {{ fields: Record<string, Json>, moves: Record<string, Json> }} the words for fields, and each move by what it does
 */
export function moveSchemas() {
  const own = ['game/move-fields.ts', 'game/move.ts'];
  const added = readdirSync(join(SOURCES, 'expansions'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join('expansions', name))
    .sort();
  /** @type {Record<string, Json>} */
  const fields = {};
  /** @type {Map<string, any>} */
  const objects = new Map();
  /** @type {any[]} */
  const found = [];
  for (const name of [...own, ...added]) {
    const text = readFileSync(join(SOURCES, name), 'utf8');
    if (name !== own[0] && !text.includes('interface Moves')) continue;
    visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), name === own[0]);
  }
  const moves = found.map((member) => [member.name.text, moveSchema(member)]);
  return { fields, moves: Object.fromEntries(moves) };

  /**
   * @param {any} node
   * @param {boolean} isWords
   */
  function visit(node, isWords) {
    if (isWords && ts.isTypeAliasDeclaration(node)) {
      if (ts.isTypeLiteralNode(node.type)) objects.set(node.name.text, node.type);
      else fields[node.name.text] = described(node, schemaOf(node.type));
    } else if (ts.isInterfaceDeclaration(node) && node.name.text === 'Moves') found.push(...node.members);
    else ts.forEachChild(node, (child) => visit(child, isWords));
  }

  /** @param {any} member */
  function moveSchema(member) {
    const members = [...membersOf(member.type), ...objects.get('Choices').members];
    const required = members.filter((one) => one.questionToken === undefined && !isUnsaid(one));
    return described(member, {
      type: 'object',
      required: ['do', ...required.map((one) => one.name.text)],
      properties: {
        do: { const: member.name.text },
        ...Object.fromEntries(members.map((one) => [one.name.text, described(one, schemaOf(one.type))])),
      },
      additionalProperties: false,
    });
  }

  /**
   * @param {any} type
   * @returns {any[]}
   */
  function membersOf(type) {
    if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersOf);
    if (ts.isTypeLiteralNode(type)) return [...type.members];
    if (ts.isTypeReferenceNode(type)) return [...objects.get(type.typeName.getText()).members];
    throw new Error(`a move is written as an object, not as ${type.getText()}`);
  }

  /**
   * @param {any} type
   * @returns {Json}
   */
  function schemaOf(type) {
    if (type.kind === ts.SyntaxKind.StringKeyword) return { type: 'string' };
    if (type.kind === ts.SyntaxKind.NumberKeyword) return { type: 'integer' };
    if (type.kind === ts.SyntaxKind.BooleanKeyword) return { type: 'boolean' };
    if (ts.isLiteralTypeNode(type)) return { const: JSON.parse(type.getText().replaceAll("'", '"')) };
    if (ts.isTypeOperatorNode(type)) return schemaOf(type.type);
    if (ts.isArrayTypeNode(type)) return { type: 'array', items: schemaOf(type.elementType) };
    if (ts.isTypeReferenceNode(type)) return { $ref: `#/$defs/${type.typeName.getText()}` };
    if (!ts.isUnionTypeNode(type)) throw new Error(`no schema is known for ${type.getText()}`);
    const all = type.types.map(schemaOf);
    return all.every((one) => 'const' in one) ? { enum: all.map((one) => one.const) } : { anyOf: all };
  }
}

/** @param {any} node */
function isUnsaid(node) {
  return ts.getJSDocTags(node).some((tag) => tag.tagName.text === 'unsaid');
}

/**
 * With what its comment says.
 * @param {any} node
 * @param {Json} schema
 * @returns {Json}
 */
function described(node, schema) {
  const about = ts.getTextOfJSDocComment(node.jsDoc?.at(-1)?.comment);
  const tags = ts.getJSDocTags(node).flatMap((tag) => {
    const [name, text] = [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment) ?? ''];
    if (NUMBERS.includes(name)) return [[name, Number(text)]];
    // In backquotes, so that nobody takes it for Markdown.
    return name === 'pattern' ? [[name, text.replaceAll('`', '')]] : [];
  });
  return {
    ...(about && { description: about.replaceAll('\n', ' ') }),
    ...schema,
    ...Object.fromEntries(tags),
  };
}
