import { randomUUID } from 'node:crypto';
import type { Answer, Body, CallName, Params } from '@hajde/contract/types';
import { type APIRequestContext, expect } from '@playwright/test';

export const PASSWORD = 'flija123';

/** A page, or a browser without one. */
interface Asking {
  readonly request: APIRequestContext;
}

export interface Person {
  readonly id: string;
  readonly token: string;
  readonly username: string;
}

/**
 * A new learner, signed in on this page, who has skipped the placement test. Everything goes through
 * the API, so that a test of one screen does not click through the others first.
 */
export async function signUp(
  page: Asking,
  { username = newName(), placement = true } = {},
): Promise<Person> {
  const response = await page.request.post('/api/auth/register', {
    data: { username, email: `${randomUUID()}@example.com`, password: PASSWORD },
  });
  expect(response.status()).toBe(200);
  const { token, user } = await response.json();
  const person = { id: user.id, token, username };
  if (placement) {
    await ask(page, person, 'POST /api/placement-test/submit', {
      body: { userId: person.id, score: 0, level: 'beginner', answers: [] },
    });
  }
  return person;
}

/** Makes a call of the API as that learner, and expects it to succeed. */
export async function ask<C extends CallName>(
  page: Asking,
  person: Person,
  call: C,
  sent: { params?: Partial<Params<C>>; body?: Body<C> } = {},
): Promise<Answer<C>> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const params: Record<string, string> = { id: person.id, ...sent.params };
  const response = await page.request.fetch(
    path.replace(/:(\w+)/g, (_, name) => params[name] ?? ''),
    {
      method,
      headers: { authorization: `Bearer ${person.token}` },
      ...(sent.body !== undefined && { data: sent.body }),
    },
  );
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

/** Finishes a lesson without playing it. */
export function finishLesson(
  page: Asking,
  person: Person,
  unitId: string,
  lessonId: string,
  perfect = true,
) {
  return ask(page, person, 'POST /api/lessons/complete', {
    body: { userId: person.id, unitId, lessonId, perfect, xpEarned: 0, gemsEarned: 0 },
  });
}

export const newName = () => `arta-${randomUUID().slice(0, 8)}`;
