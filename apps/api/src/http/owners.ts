import { type ImplementedOperationId, type OperationId, operationTable } from "@grow/contract";
import type { Db } from "../db/database.ts";
import type { Reader } from "./reader.ts";

type Values = Readonly<Record<string, unknown>>;

/** Finds a thing by its path parameters, which are validated and coerced. Runs before the body is validated. */
export interface OwnerByPath<Found> {
  readonly by: "path";
  find(params: Values, reader: Reader, db: Db): Promise<Found>;
}

/** Finds a thing by query and body, after their validation. */
export interface OwnerByRequest<Found> {
  readonly by: "request";
  find(sent: { readonly query: Values; readonly body: Values }, reader: Reader, db: Db): Promise<Found>;
}

/** Finds a thing by the fields of a form with a file, as soon as the required field arrived. */
export interface OwnerByForm<Found> {
  readonly by: "form";
  readonly needs: string;
  find(fields: ReadonlyMap<string, string>, reader: Reader, db: Db): Promise<Found>;
}

/**
 * Checks that a thing belongs to the user, and passes it to the handler. Throws 404 for a thing that the user may not see, and 403 for
 * another user's.
 */
export type OwnerFinder<Found = unknown> = OwnerByPath<Found> | OwnerByRequest<Found> | OwnerByForm<Found>;

/** A finder by the parameters of the address. */
export function ownerByPath<Found>(find: OwnerByPath<Found>["find"]): OwnerByPath<Found> {
  return { by: "path", find };
}

/** A finder by query and body. */
export function ownerByRequest<Found>(find: OwnerByRequest<Found>["find"]): OwnerByRequest<Found> {
  return { by: "request", find };
}

/** A finder by the fields of a form; `needs` is the one without which nothing can be decided. */
export function ownerByForm<Found>(needs: string, find: OwnerByForm<Found>["find"]): OwnerByForm<Found> {
  return { by: "form", needs, find };
}

/** Finders by path: each applies to its path and all paths below, unless a longer one matches. */
export type Owners = Readonly<Record<string, OwnerFinder>>;

type Table = typeof operationTable;

/** Paths of all built operations for owners and managers. */
type OwnedPath = {
  [Id in ImplementedOperationId]: Table[Id]["rights"] extends "owner" | "manager" ? Table[Id]["path"] : never;
}[ImplementedOperationId];

type Below<Place extends string> = Place | `${Place}/${string}`;

/** Paths of built operations for owners and managers that no finder covers; never, when all is well. */
export type WithoutOwner<T> = Exclude<OwnedPath, Below<keyof T & string>>;

/** The same table; it does not compile while a built operation for owners or managers has no finder. */
export function defineOwners<const T extends Owners>(
  owners: [WithoutOwner<T>] extends [never] ? T : { readonly [Path in WithoutOwner<T>]: OwnerFinder },
): T {
  return owners as T;
}

/** The finder of an operation; null for one that is not for owners or managers, or pending without one. */
export function ownerOf(owners: Owners, id: OperationId): OwnerFinder | null {
  const { path, rights } = operationTable[id];
  if (rights !== "owner" && rights !== "manager") return null;
  const place = placeOf(owners, path);
  return place === null ? null : (owners[place] ?? null);
}

/** The longest path of the table that equals or contains a path. */
export function placeOf(owners: Owners, path: string): string | null {
  const places = Object.keys(owners).filter((place) => path === place || path.startsWith(`${place}/`));
  return places.sort((a, b) => b.length - a.length)[0] ?? null;
}
