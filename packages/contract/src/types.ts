import type { z } from 'zod';
import type { api } from './api.ts';

/** The types of a call, for `import type`: no schema comes along. */
type Api = typeof api;
export type CallName = keyof Api;

type Part<C extends CallName, P extends string> =
  Api[C] extends Record<P, infer S extends z.ZodType> ? S : never;

/** What a caller may send, before defaults; `undefined` where the call takes none. */
export type Params<C extends CallName> =
  Part<C, 'params'> extends never ? undefined : z.input<Part<C, 'params'>>;
export type Query<C extends CallName> =
  Part<C, 'query'> extends never ? undefined : z.input<Part<C, 'query'>>;
export type Body<C extends CallName> =
  Part<C, 'body'> extends never ? undefined : z.input<Part<C, 'body'>>;

/** What a caller gets back. */
export type Answer<C extends CallName> = z.output<Api[C]['answer']>;
