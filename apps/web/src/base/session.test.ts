import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import {
  currentSession,
  forgetSession,
  onSessionChange,
  rememberSession,
  startSession,
} from './session.ts';

let cookies: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  cookies = new Map();
  page = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0') && line.includes('Path=/')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('without anything stored nobody is signed in', () => {
  startSession();
  expect(currentSession()).toBeNull();
});

test('what is stored signs in without cookies', () => {
  localStorage.setItem('authToken', 'stored');
  localStorage.setItem('userId', 'u1');
  startSession();
  expect(currentSession()).toEqual({ token: 'stored', userId: 'u1' });
});

test('cookies are copied to local storage at start, and win over what was there', () => {
  localStorage.setItem('authToken', 'stored');
  localStorage.setItem('userId', 'u1');
  cookies.set('theme', 'x').set('authToken', 'fresh').set('userId', 'u2');
  startSession();
  expect(currentSession()).toEqual({ token: 'fresh', userId: 'u2' });
  expect(localStorage.getItem('authToken')).toBe('fresh');
  expect(localStorage.getItem('userId')).toBe('u2');
});

test('a token without its learner is no session, and never joins another learner', () => {
  localStorage.setItem('authToken', 'stored');
  localStorage.setItem('userId', 'u1');
  cookies.set('authToken', 'fresh');
  startSession();
  expect(currentSession()).toEqual({ token: 'stored', userId: 'u1' });
  localStorage.removeItem('userId');
  expect(currentSession()).toBeNull();
});

test('signing out clears local storage and the cookies', () => {
  cookies.set('authToken', 't').set('userId', 'u').set('theme', 'x');
  startSession();
  forgetSession();
  expect(currentSession()).toBeNull();
  expect(localStorage.length).toBe(0);
  expect([...cookies.keys()]).toEqual(['theme']);
});

test('listeners hear of signing in and out here, and in another tab', () => {
  startSession();
  const heard: (string | undefined)[] = [];
  const stop = onSessionChange(() => heard.push(currentSession()?.userId));
  rememberSession({ token: 't', userId: 'u1' });
  forgetSession();
  localStorage.setItem('authToken', 't2');
  localStorage.setItem('userId', 'u2');
  page.dispatchEvent(new Event('storage'));
  stop();
  forgetSession();
  expect(heard).toEqual(['u1', undefined, 'u2']);
});

test('an unchanged session stays the same object', () => {
  rememberSession({ token: 't', userId: 'u' });
  expect(currentSession()).toBe(currentSession());
});
