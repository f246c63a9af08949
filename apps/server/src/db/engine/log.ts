/**
 * Passes on what PostgreSQL says from warnings up. The errors of a client's statement are left
 * out: the client gets them, and their details may carry learners' data.
 */
export function warningsTo(log: (line: string) => void): (line: string) => void {
  let passing = false;
  return (line) => {
    const [, process, level] = FIRST_LINE.exec(line) ?? [];
    if (level !== undefined) passing = isWorthALine(level, process);
    if (passing) log(line.replace(/^[^|]*\|/, ''));
  };
}

const FIRST_LINE = /^([a-z ]*)\|(DEBUG\d?|LOG|INFO|NOTICE|WARNING|ERROR|FATAL|PANIC): /;

function isWorthALine(level: string, process: string | undefined): boolean {
  if (level === 'ERROR') return process !== 'client backend';
  return level === 'WARNING' || level === 'FATAL' || level === 'PANIC';
}
