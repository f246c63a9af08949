import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Sound } from '../sound.ts';
import type { SpokenLine } from './spoken-line.ts';

export interface Speakers {
  say(line: SpokenLine): Promise<Sound>;
  close(): void;
}

interface Task {
  readonly line: SpokenLine;
  readonly done: (sound: Sound) => void;
  readonly failed: (reason: Error) => void;
}

type Answer = { ready: true } | { sound: Sound } | { failed: string };

/** As many processes as there are cores, each with the model, all fed from one queue. */
export function kokoroSpeakers(folder: string, count = availableParallelism()): Speakers {
  const program = fileURLToPath(new URL('./speaker-process.ts', import.meta.url));
  const waiting: Task[] = [];
  const idle: ChildProcess[] = [];
  let closed = false;

  const feed = () => {
    while (waiting.length > 0 && idle.length > 0) {
      const [child, task] = [idle.shift(), waiting.shift()];
      if (child && task) give(child, task);
    }
  };
  const current = new Map<ChildProcess, Task>();
  const give = (child: ChildProcess, task: Task) => {
    current.set(child, task);
    child.send(task.line);
  };
  const children = Array.from({ length: count }, () => {
    const child = fork(program, [folder], { serialization: 'advanced', execArgv: [] });
    child.on('message', (answer: Answer) => {
      const task = current.get(child);
      current.delete(child);
      if ('sound' in answer) task?.done(answer.sound);
      if ('failed' in answer) task?.failed(new Error(answer.failed));
      idle.push(child);
      feed();
    });
    child.on('exit', (code) => {
      if (closed) return;
      const reason = new Error(`a process that speaks ended with code ${code}`);
      current.get(child)?.failed(reason);
      for (const task of waiting.splice(0)) task.failed(reason);
    });
    return child;
  });

  return {
    say: (line) =>
      new Promise((done, failed) => {
        waiting.push({ line, done, failed });
        feed();
      }),
    close() {
      closed = true;
      for (const child of children) child.disconnect();
    },
  };
}
