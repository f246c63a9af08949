import { test } from '@playwright/test';
import { testThatTheyFit } from './fits/fit-test.ts';
import { tightest, wholeCourse } from './fits/questions.ts';

// One after another in one worker: each worker would build the page of every question for itself.
test.describe.configure({ mode: 'default' });

testThatTheyFit('the forty tightest questions', async () => tightest(await wholeCourse(), 40));
