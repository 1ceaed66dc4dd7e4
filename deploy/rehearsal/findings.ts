/** Collects checks: what was checked, the result, and whether it is as promised. */
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
