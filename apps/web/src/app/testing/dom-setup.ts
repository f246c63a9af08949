import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { elementError } from './element-error.ts';
import { closeApp } from './open-app.tsx';

// A screen is loaded with its first test, on a machine that may be busy with something else.
configure({ asyncUtilTimeout: 60_000, getElementError: elementError });

afterEach(closeApp);
