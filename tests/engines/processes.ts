import { type ChildProcess, spawn } from 'node:child_process';

/** Ends a process, and waits until it has. */
export function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill();
  });
}

/**
 * Starts an X server that shows nothing.
 * @returns its process and the name of its display
 */
export function startDisplay(
  program: string,
): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const size = ['-screen', '0', '1920x1200x24'];
  const child = spawn(program, ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
    child.stdio[3]?.once('data', (number: Buffer) => {
      resolve({ child, display: `:${number.toString().trim()}` });
    });
  });
}
