import { Client } from 'pg';
import { vi } from 'vitest';

/** A statement on its way to PostgreSQL. */
export interface Heard {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Hears every statement of this process from now on, whoever sends it. */
export function listen() {
  const sent = vi.spyOn(Client.prototype, 'query');
  const calls: readonly (readonly unknown[])[] = sent.mock.calls;
  return {
    heard: (): Heard[] => calls.map(([statement, values]) => heardOf(statement, values)),
    stop: () => sent.mockRestore(),
  };
}

/** The driver takes text or an object, and the values in it or beside it. */
function heardOf(statement: unknown, beside: unknown): Heard {
  const { text, values } = Object(statement);
  const list = [values, beside].find((it) => Array.isArray(it));
  return { text: String(text ?? statement), values: list ?? [] };
}
