import type { BrowserContext } from '@playwright/test';

/** Signs a new learner up, who has skipped the placement test; the browser keeps the cookies. */
export async function signUp({ request }: BrowserContext): Promise<void> {
  const post = async (path: string, data: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await request.post(path, { data, headers });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
    return response.json();
  };
  const { token, user } = await post('/api/auth/register', {
    username: 'Arta',
    email: 'arta@example.com',
    password: 'flija123',
  });
  await post(
    '/api/placement-test/submit',
    { userId: user.id, score: 0, level: 'beginner', answers: [] },
    token,
  );
}
