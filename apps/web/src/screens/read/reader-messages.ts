import type { AgreementNote } from '@hajde/albanian/reading/agreement-notes';
import type { ShownToken } from '@hajde/albanian/reading/shown';

export type ToReader =
  | { readonly kind: 'file'; readonly json: string }
  | { readonly kind: 'text'; readonly id: number; readonly text: string };

/** The tokens come in portions, so that taking one in is a short task; the last one brings the rest. */
export interface FromReader {
  readonly id: number;
  readonly tokens: readonly ShownToken[];
  readonly rest?: Omit<ReadResult, 'tokens'>;
}

/** A text as the reader understands it. */
export interface ReadResult {
  readonly tokens: readonly ShownToken[];
  /** Subjects that do not go with their verbs. */
  readonly notes: readonly AgreementNote[];
  readonly full: string;
  readonly chat: string;
}
