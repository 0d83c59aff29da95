import { statSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const entityKind = Symbol.for('drizzle:entityKind');

/** The module of Drizzle that a package imports. */
const drizzleOf = (name: string) =>
  createRequire(import.meta.resolve(name))
    .resolve('drizzle-orm/entity')
    .replace('.cjs', '.js');

type Class = new () => object;
const { is } = (await import(drizzleOf('@payloadcms/drizzle'))) as {
  is(value: unknown, type: Class): boolean;
};

/** A class as Drizzle marks them, which reports when its kind is read. */
function classOf(kind: string, { parent = Object as Class, onRead = () => {} } = {}): Class {
  const get = () => {
    onRead();
    return kind;
  };
  return Object.defineProperty(class extends parent {}, entityKind, { get });
}

describe('the folders of Drizzle with most of its modules', () => {
  it('have a short package.json of their own, which Node.js parses again for each module', () => {
    const folder = path.dirname(drizzleOf('@payloadcms/drizzle'));
    const nearest = ['pg-core', 'sql', 'sqlite-core'].map((name) =>
      String(findPackageJSON(pathToFileURL(path.join(folder, name, 'index.js')))),
    );
    expect(nearest.filter((file) => statSync(file).size > 1_000)).toEqual([]);
  });
});

describe('the patched test of Drizzle for kinds', () => {
  it('is that of both adapters: they share one copy of Drizzle', () => {
    const shared = drizzleOf('@payloadcms/drizzle');
    expect(['@payloadcms/db-sqlite', '@payloadcms/db-postgres'].map(drizzleOf)).toEqual([shared, shared]);
  });

  it('reads the kinds of a class and its parents once', () => {
    let reads = 0;
    const Column = classOf('Column');
    const TextColumn = classOf('TextColumn', { parent: Column, onRead: () => (reads += 1) });
    const Table = classOf('Table');
    for (let time = 0; time < 3; time += 1)
      expect([is(new TextColumn(), Column), is(new TextColumn(), Table)]).toEqual([true, false]);
    expect(reads).toBe(1);
    expect([is(new TextColumn(), TextColumn), is(new Column(), TextColumn)]).toEqual([true, false]);
  });

  it('goes by the kind, also of a class of another copy, and finds none elsewhere', () => {
    const Param = classOf('Param');
    const ParamOfAnotherCopy = classOf('Param');
    expect(is(new ParamOfAnotherCopy(), Param)).toBe(true);
    for (const value of [null, undefined, 'Param', Param, {}, [], { constructor: Param }])
      expect(is(value, Param)).toBe(false);
  });
});
