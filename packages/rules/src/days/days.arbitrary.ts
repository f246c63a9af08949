import fc from 'fast-check';
import { addDays, type Day } from './days.ts';

/** Half and quarter hours, both hemispheres, both sides of the date line, odd daylight saving. */
const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Havana',
  'America/Los_Angeles',
  'America/Nuuk',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Europe/Belgrade',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'UTC',
] as const;

export const anyZone: fc.Arbitrary<string> = fc.constantFrom(...ZONES);

export const anyDay: fc.Arbitrary<Day> = fc
  .integer({ min: 0, max: 3652 })
  .map((n) => addDays('2024-01-01', n));

export const anyInstant: fc.Arbitrary<Date> = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2033-12-31T00:00:00Z'),
  noInvalidDate: true,
});
