import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { emit } from '../emit/build.ts';
import { loadCourse } from '../emit/load-course.ts';

const { values } = parseArgs({
  options: {
    draft: { type: 'boolean', default: false },
    content: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../../dist', import.meta.url)) },
  },
});

try {
  const loaded = await loadCourse(values.content, { draft: values.draft });
  const { units, version } = await emit(loaded, values.out);
  console.log(`course ${version}: ${Object.keys(units).length} units in ${values.out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
