import { testThatTheyFit } from './fits/fit-test.ts';
import { tightest, wholeCourse } from './fits/questions.ts';

testThatTheyFit('the forty tightest questions', async () => tightest(await wholeCourse(), 40));
