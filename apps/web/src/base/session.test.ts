import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgottenLater } from './browser-storage.ts';
import { memoryStorage } from './memory-storage.ts';
import {
  currentSession,
  forgetSession,
  onSessionChange,
  rememberSession,
  sessionEnded,
  startSession,
} from './session.ts';

let cookies: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  cookies = new Map();
  forgottenLater.set(new Set());
  page = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', new URL('http://localhost/'));
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

test('each cookie is copied by itself, and joins what is stored without it', () => {
  cookies.set('authToken', 'fresh');
  startSession();
  expect(localStorage.getItem('authToken')).toBe('fresh');
  expect(currentSession()).toBeNull();
  cookies.delete('authToken');
  cookies.set('userId', 'u1');
  startSession();
  expect(currentSession()).toEqual({ token: 'fresh', userId: 'u1' });
});

test.each([
  ['authToken', 'fresh', 'userId'],
  ['userId', 'u2', 'authToken'],
])(
  'a lone %s of another session is copied, and never joins the stored half',
  (name, value, other) => {
    localStorage.setItem('authToken', 'stored');
    localStorage.setItem('userId', 'u1');
    cookies.set(name, value);
    startSession();
    expect(localStorage.getItem(name)).toBe(value);
    expect(localStorage.getItem(other)).toBeNull();
    expect(currentSession()).toBeNull();
  },
);

test('cookies that the browser dropped before its storage come back, for the call that goes by them', () => {
  localStorage.setItem('authToken', 'stored');
  localStorage.setItem('userId', 'u1');
  startSession();
  expect(Object.fromEntries(cookies)).toMatchObject({ authToken: 'stored', userId: 'u1' });
});

test('why the session ended is known, until somebody signs in', () => {
  rememberSession({ token: 't', userId: 'u1' });
  forgetSession('by the server');
  expect(sessionEnded.get()).toBe('by the server');
  rememberSession({ token: 't', userId: 'u1' });
  expect(sessionEnded.get()).toBeNull();
  forgetSession();
  expect(sessionEnded.get()).toBeNull();
});

test('a storage that is forbidden or full keeps the session for the visit', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  startSession();
  expect(currentSession()).toBeNull();
  rememberSession({ token: 't', userId: 'u1' });
  expect(currentSession()).toEqual({ token: 't', userId: 'u1' });
  expect(forgottenLater.get()).toEqual(new Set(['device']));
  forgetSession();
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
