import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => {
	for (const child of children) child.kill();
});

/** Ends a child process with the benchmark, however that ends. */
export function endsWithThis<Child extends ChildProcess>(child: Child): Child {
	children.add(child);
	child.once('exit', () => children.delete(child));
	return child;
}
