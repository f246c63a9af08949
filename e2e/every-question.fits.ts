import { testThatTheyFit } from './fits/fit-test.ts';
import { wholeCourse } from './fits/questions.ts';

testThatTheyFit('all questions', wholeCourse);
