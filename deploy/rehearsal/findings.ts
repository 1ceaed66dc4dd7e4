/** Collects checks: subject, result, and whether it is as expected. */
export function createFindings() {
	const all: { what: string; found: string; good: boolean }[] = [];
	return {
		note(what: string, found: string | number, good: boolean) {
			all.push({ what, found: String(found), good });
			console.log(`  ${good ? 'good' : 'BAD '}  ${what}: ${found}`);
		},
		areGood: () => all.every(({ good }) => good),
	};
}
export type Findings = ReturnType<typeof createFindings>;
