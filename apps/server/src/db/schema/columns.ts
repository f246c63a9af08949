import { bigint, customType, date, timestamp } from 'drizzle-orm/pg-core';

/** XP, gems and what is summed up of them: 2^31 is within reach of somebody who never stops. */
export const amount = (name: string) => bigint(name, { mode: 'number' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const day = (name: string) => date(name, { mode: 'string' });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
