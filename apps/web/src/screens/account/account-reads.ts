import { read } from '../../api/read.ts';

export const accountOf = (id: string) => read('GET /api/users/:id/account', { params: { id } });
export const eventsOf = (id: string) =>
  read('GET /api/users/:id/account/events', { params: { id } });
export const sessionsOf = (id: string) =>
  read('GET /api/users/:id/account/sessions', { params: { id } });
