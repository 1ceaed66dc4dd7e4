export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== 'nodejs') return;
	const { startRunner } = await import('./schedule/runner.ts');
	void startRunner().catch((error) => console.error('studio: the runner did not start', error));
}
