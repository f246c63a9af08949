// @ts-check
import { buildCourse } from './prepare.mjs';

/** Tests of screens show the real course, which the app loads as built files. */
export default () => buildCourse();
